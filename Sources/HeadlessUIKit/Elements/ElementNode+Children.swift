import Foundation

extension ElementNode {
  /// How far a look at the elements goes.
  package enum Reach {
    /// To the visible elements.
    case shown
    /// Rows of tables that are out of sight are included, but their content is not.
    case rows
    /// Rows of tables that are out of sight are included with their content: cells are made for
    /// that.
    case words
    /// Elements that are hidden, or behind something else, are included.
    case everything
  }

  /// The elements directly within this one, the ones in front last, as views lie on each other.
  package var children: [ElementNode] { children(.shown) }

  /// The elements directly within this one.
  package func children(_ reach: Reach) -> [ElementNode] {
    switch self {
    case .application(let application): Self.windows(of: application, reach)
    case .view(let view): view.elementChildren(reach)
    case .part(let part): part.children.map { .part($0) }
    case .object(let object): object.children(reach)
    case .row(let row): row.isLookedInto ? row.element?.children(reach) ?? [] : []
    }
  }

  /// Calls `body` with each element directly within this one, until it returns `false`.
  ///
  /// - Returns: Whether `body` never answered false.
  package func forEachChild(_ reach: Reach, _ body: (ElementNode) -> Bool) -> Bool {
    if reach == .rows || reach == .words, case .view(let view) = self,
      let table = view as? UITableView, table.listsItsRows
    {
      return table.forEachElement(body)
    }
    for child in children(reach) where !body(child) { return false }
    return true
  }

  /// The windows from front to back, then the status bar, the edit menu that the app shows or the
  /// menu that a press has opened, and the keyboard with its accessory view.
  private static func windows(of application: UIApplication, _ reach: Reach) -> [ElementNode] {
    let shown = application.windowState.shown.reversed()
    var nodes = shown.filter { reach == .everything || $0.showsAsElement }.map { Self.view($0) }
    if let bar = application.statusBarElement { nodes.append(.part(bar)) }
    if let menu = application.menuState.controller?.element { nodes.append(.part(menu)) }
    if let menu = application.menuState.editMenu?.element { nodes.append(.part(menu)) }
    if let menu = application.tableState.pressedMenu?.element { nodes.append(.part(menu)) }
    if let host = application.textState.keyboard?.accessoryHost { nodes.append(.view(host)) }
    if let keyboard = application.keyboardElement { nodes.append(.part(keyboard)) }
    return nodes
  }
}
