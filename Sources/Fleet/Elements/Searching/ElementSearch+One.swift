import FailureReporting
import HeadlessUIKit

// The one element that a helper uses, or why there is no single one.
extension ElementSearch {
  /// The result of looking for one element.
  enum Found {
    case one(ElementNode)
    case none
    case several
  }

  /// Looks for the one element that the last step picks.
  func findOne() -> Found {
    var found: ElementNode?
    var row: (table: UITableView, cell: UITableViewCell, row: ItemPath)?
    var count = 0
    forEachFound { node in
      count += 1
      if count == 1 {
        found = node
        if case .row = node {} else { row = node.rowAround }
      }
      return count < 2
    }
    guard count < 2 else { return .several }
    // A search through many rows has used the cell for others meanwhile.
    if let row, row.cell.shownItem != row.row { found = first }
    return found.map { .one($0.withWords) } ?? .none
  }

  /// Looks for the one element for a gesture, also in rows that are out of sight.
  ///
  /// - Returns: The element, or why there is no single one.
  func lookUp(to verb: String, on occasion: Occasion) -> (node: ElementNode?, fault: Fault?) {
    if let given { return (given, nil) }
    let found = findOne()
    if case .none = found, let node = ElementScrolling.lookFurther(for: self, on: occasion) {
      return (node, nil)
    }
    return result(of: found, to: verb)
  }

  /// Looks for the one element among the existing ones.
  func lookUp(to verb: String) -> (node: ElementNode?, fault: Fault?) {
    if let given { return (given, nil) }
    return result(of: findOne(), to: verb)
  }

  /// The element that was given, where nothing is to be looked for.
  var given: ElementNode? {
    if case .node(let node) = root, steps.isEmpty { node } else { nil }
  }

  private func result(
    of found: Found, to verb: String
  ) -> (node: ElementNode?, fault: Fault?) {
    switch found {
    case .one(let node): (node, nil)
    case .none: (nil, Fault(.element, kind: .missing, ElementWords.notOne(verb, self)))
    case .several: (nil, Fault(.element, kind: .ambiguous, ElementWords.notOne(verb, self)))
    }
  }

  /// Whether the element that the search begins at is where a user meets it.
  var isMet: Bool {
    guard case .node(let node) = root else { return true }
    return Self.isMet(node)
  }

  private static func isMet(_ node: ElementNode) -> Bool {
    if case .application = node { return true }
    if let window = node.view as? UIWindow, window === window.application.systemWindow {
      return true
    }
    if case .row(let row) = node { return isMet(.view(row.table)) }
    if let (table, cell, _) = node.rowAround, cell === node.view {
      // A row that is out of sight is an element of its table, too.
      return cell.showsAsElement && isMet(.view(table))
    }
    let identity = node.identity
    var container = node.container
    // A row's content is an element of the row, but the view around it is not an element.
    for _ in 0..<2 {
      guard let holder = container else { return false }
      let isHeld = holder.children.contains { $0.identity == identity }
      if isHeld, isMet(holder) { return true }
      container = holder.container
    }
    return false
  }
}
