extension UIApplication {
  /// The menus of an application.
  @MainActor
  struct MenuState {
    /// The menus that the app has built.
    lazy var systems = MenuSystems()
    /// The edit menu that the app shows itself, made for the first who asks.
    var controller: UIMenuController?
    /// The menus that were opened, and have not been found closed yet.
    private var opened: [Weak<OpenMenu>] = []

    /// Whether a menu may be on the screen.
    mutating func hasOpenMenus() -> Bool {
      opened.removeAll { $0.object?.isOpen != true }
      return !opened.isEmpty
    }

    mutating func opens(_ menu: OpenMenu) { opened.append(Weak(menu)) }
  }
}
