import Foundation

/// The source of the cells with an identifier.
@MainActor
enum CellSource {
  case type(UITableViewCell.Type)
  case nib(UINib)
  case prototype(PrototypeCell)

  /// The class, if code has registered one.
  var type: UITableViewCell.Type? {
    if case .type(let type) = self { return type }
    return nil
  }

  /// Makes a cell, or returns `nil` after a report if there is none.
  func makeCell(_ identifier: String) -> UITableViewCell? {
    switch self {
    case .type(let type): return ObjectMaker.make(type, reuseIdentifier: identifier)
    case .prototype(let prototype): return prototype.makeCell()
    case .nib(let nib):
      let cell = nib.makeOnlyObject(
        UITableViewCell.self, for: identifier,
        by: "UITableView.dequeueReusableCell(withIdentifier:)")
      guard let cell else { return nil }
      if cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
      return cell
    }
  }
}

/// A prototype cell of a storyboard, from which a table makes cells.
@MainActor
final class PrototypeCell {
  private let element: InterfaceElement
  /// The builder of the scene.
  ///
  /// It belongs to the view controller.
  private weak var builder: InterfaceBuilder?

  init(_ element: InterfaceElement, _ builder: InterfaceBuilder) {
    self.element = element
    self.builder = builder
  }

  func makeCell() -> UITableViewCell? {
    guard let builder else { return nil }
    let inner = InterfaceBuilder(within: builder)
    let cell = inner.makeView(element) as? UITableViewCell
    inner.finish(isLast: true)
    return cell
  }
}

/// What a storyboard or nib adds to a cell besides its views.
@MainActor
final class CellOrigin {
  var selectionSegue: SegueTemplate?
  var accessorySegue: SegueTemplate?
  /// Whether the cell belongs to a static row, and so is never reused for another row.
  var isStatic = false
  /// The segues that controls inside the cell trigger.
  ///
  /// The controls hold their targets weakly.
  var templates: [SegueTemplate] = []
}

/// The static rows of a table, which a storyboard lists one by one.
@MainActor
final class StaticTable {
  struct Row {
    let cell: UITableViewCell
    let height: CGFloat?
  }

  struct Section {
    let header: String?
    let footer: String?
    let rows: [Row]
  }

  let sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func row(_ path: IndexPath) -> Row? {
    guard let row = TableRow(path), let section = section(row.section),
      section.rows.indices.contains(row.row)
    else { return nil }
    return section.rows[row.row]
  }
}
