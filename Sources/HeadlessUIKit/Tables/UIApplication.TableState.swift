extension UIApplication {
  /// The state of tables in an application.
  @MainActor
  struct TableState {
    /// The tables' views that wait for reuse.
    var reusePools = ReusePools()
    /// Whether it was said that a table was laid out in no window: once is enough.
    var hasWarnedOfTableInNoWindow = false
    /// Whether it was said that constraints leave a row no height: once is enough.
    var hasWarnedOfCollapse = false
    /// The menu that a press has opened.
    var pressedMenu: PressedMenu?
  }
}
