import Foundation

/// The rows of a table that a storyboard lists one by one.
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
    guard let row = ItemPath(path), let section = section(row.section),
      section.rows.indices.contains(row.row)
    else { return nil }
    return section.rows[row.row]
  }
}
