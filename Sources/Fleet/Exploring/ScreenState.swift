import Foundation
import HeadlessUIKit

/// The visible texts of the screen, for comparison.
///
/// Elements that are merely scrolled out of sight are no difference: rows count only where both
/// states show them.
@MainActor
struct ScreenState: Equatable {
  /// A place in a list.
  struct ItemPlace: Hashable, Comparable {
    let list: Int
    let section: Int
    let item: Int

    static func < (one: Self, other: Self) -> Bool {
      (one.list, one.section, one.item) < (other.list, other.section, other.item)
    }
  }

  /// The classes of the screens, from the first to the one in front: the map's name for the place.
  private(set) var place: String
  /// All that shows outside of lists, and how much lists hold.
  private(set) var lines: [String] = []
  /// The rows that show.
  private(set) var rows: [ItemPlace: String] = [:]
  /// The element with the focus.
  private(set) var focus = ""
  /// Whether there is something to type into.
  private(set) var hasFields = false
  private var lists = 0

  init(of application: UIApplication) {
    place = Self.place(in: application)
    add(.application(application))
  }

  /// The screens in front, as the map calls them.
  static func place(in application: UIApplication) -> String {
    let window = application.keyWindow ?? application.windows.last
    var names: [String] = []
    var next = window?.rootViewController?.frontmostController
    while let controller = next {
      switch controller {
      case let alert as UIAlertController: names.append("alert \"\(alert.title ?? "")\"")
      case is UINavigationController, is UITabBarController, is UISplitViewController: break
      default: names.append("\(type(of: controller))")
      }
      next = Self.before(controller)
    }
    return names.isEmpty ? "nothing" : names.reversed().joined(separator: " ▸ ")
  }

  /// The screen that a user saw before one.
  private static func before(_ controller: UIViewController) -> UIViewController? {
    if let stack = controller.parent as? UINavigationController,
      let index = stack.viewControllers.firstIndex(of: controller), index > 0
    {
      return stack.viewControllers[index - 1]
    }
    return controller.parent ?? controller.presentingViewController?.innermostScreen
  }

  // MARK: Reading

  private mutating func add(_ node: ElementNode) {
    switch node.type {
    case .statusBar, .keyboard: return
    case .table, .collectionView: return addList(node)
    default: if node.type.isField { hasFields = true }
    }
    if let line = Self.line(node) { lines.append(line) }
    if node.isFocused { focus = ElementWords.words(node) }
    for child in node.children { add(child) }
  }

  private mutating func addList(_ node: ElementNode) {
    let list = lists
    lists += 1
    if let table = node.view as? UITableView {
      let counts = (0..<table.numberOfSections).map { "\(table.numberOfRows(inSection: $0))" }
      lines.append("table \(node.identifier) of \(counts.joined(separator: ", ")) rows")
    } else if let collection = node.view as? UICollectionView {
      let counts = (0..<collection.numberOfSections).map {
        "\(collection.numberOfItems(inSection: $0))"
      }
      lines.append("collection \(node.identifier) of \(counts.joined(separator: ", ")) items")
    }
    for child in node.children where child.type == .cell {
      guard let path = Self.path(of: child) else { continue }
      var texts: [String] = []
      if child.isSelected { texts.append("selected") }
      texts += [child.label, child.value ?? ""].filter { !$0.isEmpty }
      child.forEachDescendant { inner in
        if let line = Self.line(inner) { texts.append(line) }
        if inner.isFocused { focus = ElementWords.words(inner) }
        return true
      }
      let place = ItemPlace(list: list, section: path.section, item: path.item)
      rows[place] = texts.joined(separator: ", ")
    }
  }

  private static func path(of cell: ElementNode) -> IndexPath? {
    if let row = cell.rowAround?.row { return row.indexPath }
    guard let view = cell.view as? UICollectionViewCell,
      let collection = view.superview as? UICollectionView
    else { return nil }
    return collection.indexPath(for: view)
  }

  /// The text of an element; `nil` for a mere container.
  private static func line(_ node: ElementNode) -> String? {
    let label = node.label
    let identifier = node.identifier
    let value = (node.view as? UITextField)?.text ?? node.value ?? ""
    switch node.type {
    case .application: return nil
    case .other, .window, .scrollView, .image, .staticText:
      if label.isEmpty, identifier.isEmpty, value.isEmpty { return nil }
    default: break
    }
    var line = "\(node.type) '\(label)'"
    if !value.isEmpty, value != label { line += " = '\(value)'" }
    if !identifier.isEmpty, identifier != label { line += " #\(identifier)" }
    if node.isSelected { line += " selected" }
    if !node.isEnabled { line += " disabled" }
    return line
  }

  /// All rows and lines, in order.
  var texts: [String] { lines + rows.sorted { $0.key < $1.key }.map(\.value) }

  /// The same with other texts of its rows.
  func mapRows(_ change: (String) -> String) -> ScreenState {
    var state = self
    state.rows = rows.mapValues(change)
    return state
  }

  // MARK: Comparing

  /// A number for all of it, to tell states apart by.
  var digest: UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      digest = (digest ^ 10) &* 0x0000_0100_0000_01B3
    }
    add(place)
    lines.forEach(add)
    for (_, row) in rows.sorted(by: { $0.key < $1.key }) { add(row) }
    add(focus)
    return digest
  }

  /// The changes for the user, as lines with `-` and `+`; `nil` without changes.
  ///
  /// - Parameter withFocus: Whether the focus counts.
  func changes(to other: ScreenState, withFocus: Bool = true) -> [String]? {
    var changes: [String] = []
    if place != other.place { changes += ["- \(place)", "+ \(other.place)"] }
    if lines != other.lines {
      changes += other.lines.difference(from: lines).map { change in
        switch change {
        case .remove(_, let line, _): "- \(line)"
        case .insert(_, let line, _): "+ \(line)"
        }
      }
    }
    for (place, row) in rows.sorted(by: { $0.key < $1.key }) {
      guard let now = other.rows[place], now != row else { continue }
      let name = "row \(place.item) of section \(place.section)"
      changes += ["- \(name): \(row)", "+ \(name): \(now)"]
    }
    if withFocus, focus != other.focus {
      changes += ["- focus: \(Self.shown(focus))", "+ focus: \(Self.shown(other.focus))"]
    }
    return changes.isEmpty ? nil : Array(changes.prefix(Self.listed))
  }

  private static func shown(_ focus: String) -> String { focus.isEmpty ? "none" : focus }

  /// How many lines of changes are told.
  private static let listed = 8
}
