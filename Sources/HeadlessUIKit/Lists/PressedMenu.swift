import Foundation

/// The menu that a press on the screen has opened: of a row, of an item or of a view.
///
/// It stays in front until the user chooses something, or taps beside it.
@MainActor
struct PressedMenu {
  private weak var view: UIView?
  private let menu: ItemMenu

  /// Opens the menu of the view below a resting finger; returns whether it has one (behaviour 123,
  /// 563).
  static func open(below view: UIView) -> Bool {
    let application = view.hostApplication
    var next: UIView? = view
    while let candidate = next {
      if let menu = openMenu(of: candidate, at: view) {
        // The menu from before iOS 13 is the menu controller's.
        if application.menuState.controller?.openMenu !== menu.menu {
          application.tableState.pressedMenu = PressedMenu(view: candidate, menu: menu)
          menu.didClose = { [weak candidate] in
            candidate?.hostApplication.tableState.pressedMenu = nil
          }
        }
        return true
      }
      next = candidate.storedSuperview
    }
    return false
  }

  private static func openMenu(of view: UIView, at touched: UIView) -> ItemMenu? {
    for case let interaction as UIContextMenuInteraction in view.interactions {
      let bounds = touched.storedBounds
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      if case .open(let menu) = interaction.open(at: touched.convert(middle, to: view)) {
        return menu
      }
    }
    let answer: ItemMenu.Answer
    switch view {
    case let cell as UITableViewCell:
      guard let row = cell.shownItem, let table = cell.storedSuperview as? UITableView else {
        return nil
      }
      answer = table.openContextMenu(at: row)
    case let cell as UICollectionViewCell:
      guard let item = cell.shownItem, let collection = cell.owner else { return nil }
      answer = collection.openContextMenu(at: item)
    default: return nil
    }
    if case .open(let menu) = answer { return menu }
    return nil
  }

  /// Closes the menu, as a tap beside it does.
  ///
  /// Returns whether a menu was open.
  static func close(in application: UIApplication) -> Bool {
    guard let pressed = application.tableState.pressedMenu else { return false }
    application.tableState.pressedMenu = nil
    guard pressed.menu.isOpen, pressed.view?.storedWindow != nil else { return false }
    pressed.menu.close()
    return true
  }

  /// The menu as an element, below the pressed view.
  var element: ElementPart? {
    guard menu.isOpen, let view, view.storedWindow != nil, let menu = menu.menu else { return nil }
    let element = menu.element(of: view, below: view.storedBounds)
    ElementPart.number([element], of: menu)
    return element
  }
}
