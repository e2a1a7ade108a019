extension UIApplication {
  /// The menus of an application.
  @MainActor
  struct MenuState {
    /// The menus that the app has built.
    lazy var systems = MenuSystems()
    /// The edit menu that the app shows itself, made at the first access.
    var controller: UIMenuController?
    /// The interaction whose edit menu was shown last.
    weak var editMenu: UIEditMenuInteraction?
    /// The menus that were opened, of which some may have been closed since.
    private var opened: [Weak<OpenMenu>] = []

    /// Whether a menu may be on the screen.
    var hasOpenMenus: Bool { opened.contains { $0.object?.isOpen == true } }

    mutating func opens(_ menu: OpenMenu) {
      opened.removeAll { $0.object?.isOpen != true }
      opened.append(Weak(menu))
    }
  }
}
