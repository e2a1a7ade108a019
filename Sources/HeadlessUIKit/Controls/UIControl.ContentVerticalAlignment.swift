extension UIControl {
  /// Where the content lies between the top and the bottom edge.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top edge.
    case top = 1
    /// At the bottom edge.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }
}
