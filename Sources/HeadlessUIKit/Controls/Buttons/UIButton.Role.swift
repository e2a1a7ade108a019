extension UIButton {
  /// What a button is there for.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What the user is most likely to do.
    case primary = 1
    /// Leaving things as they are.
    case cancel = 2
    /// Destroying something.
    case destructive = 3
  }
}
