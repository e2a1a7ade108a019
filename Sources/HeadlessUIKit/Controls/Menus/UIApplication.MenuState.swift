extension UIApplication {
  /// The menus of an application.
  @MainActor
  struct MenuState {
    /// The menus that the app has built.
    lazy var systems = MenuSystems()
    /// The edit menu that the app shows itself, made for the first who asks.
    var controller: UIMenuController?
  }
}
