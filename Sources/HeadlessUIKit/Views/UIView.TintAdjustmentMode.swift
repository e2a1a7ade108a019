extension UIView {
  /// Whether a view's tint colour is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic = 0
    /// It is not.
    case normal = 1
    /// It is.
    case dimmed = 2
  }
}
