extension UIApplication {
  /// What tables keep of an application.
  @MainActor
  struct TableState {
    /// What waits to be used again in the tables.
    var reusePools = ReusePools()
    /// Whether it was said that a table was laid out in no window: once is enough.
    var hasWarnedOfTableInNoWindow = false
    /// Whether it was said that constraints leave a row no height: once is enough.
    var hasWarnedOfCollapse = false
    /// The menu that a press has opened.
    var pressedMenu: PressedMenu?
  }
}
