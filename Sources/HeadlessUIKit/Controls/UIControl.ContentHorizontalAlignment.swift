extension UIControl {
  /// Where the content lies between the left and the right edge.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// At the edge where lines of text begin.
    case leading = 4
    /// At the edge where lines of text end.
    case trailing = 5
  }
}
