public import Foundation

/// The menus of one kind: the main menu, or the menus that open at a place on the screen.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  // MARK: Getting the menu systems

  /// The system of the main menu, whose key commands a keyboard performs (behaviour 675).
  open class var main: UIMenuSystem { UIApplication.shared.menuState.systems.main }

  /// The system of the edit menu.
  open class var context: UIMenuSystem { UIApplication.shared.menuState.systems.context }

  // MARK: Rebuilding the menus

  /// Requests that the menus are built again, when they are needed next.
  open func setNeedsRebuild() { built = nil }

  /// Asks for commands to be validated again.
  ///
  /// The model validates them each time anyway.
  open func setNeedsRevalidate() {}

  // MARK: The model

  /// The menu as the application and its delegate have built it.
  private final var built: UIMenu?

  fileprivate override init() { super.init() }

  /// Returns the main menu, which a responder and its next responders build at the first access.
  final func menu(builtBy start: UIResponder, from standard: () -> UIMenu) -> UIMenu {
    if let built { return built }
    let menu = build(standard(), by: start)
    built = menu
    return menu
  }

  /// Asks a responder and its next responders to change a menu.
  final func build(_ menu: UIMenu, by start: UIResponder) -> UIMenu {
    let tree = MenuTree(menu, of: self)
    var chain = ResponderChain(from: start)
    while let responder = chain.pass() { responder.buildMenu(with: tree) }
    return tree.root
  }
}

/// The systems of menus of one application.
@MainActor
struct MenuSystems {
  let main = UIMenuSystem()
  let context = UIMenuSystem()
}
