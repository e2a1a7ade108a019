extension UIViewController {
  /// The state of a screen's content while it is empty.
  struct EmptyState {
    /// The view that shows the configuration.
    var view: UIView?
    /// Whether the screen was asked for the configuration as it first appeared.
    var hasUpdated = false
    /// Whether a turn that asks again is due.
    var isUpdateDue = false
  }
}
