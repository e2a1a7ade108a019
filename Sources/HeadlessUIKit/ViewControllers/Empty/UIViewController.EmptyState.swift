extension UIViewController {
  /// What a screen shows while it has nothing to show.
  struct EmptyState {
    /// The view that shows the configuration.
    var view: UIView?
    /// Whether the screen was asked for the configuration as it first appeared.
    var hasUpdated = false
    /// Whether a turn that asks again is due.
    var isUpdateDue = false
  }
}
