extension UIMenuElement {
  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// It is in part.
    case mixed = 2
  }
}
