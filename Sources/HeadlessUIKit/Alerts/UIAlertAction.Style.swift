extension UIAlertAction {
  /// What an action stands for.
  public enum Style: Int, Sendable {
    /// Any action.
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// May lose something.
    case destructive = 2
  }
}
