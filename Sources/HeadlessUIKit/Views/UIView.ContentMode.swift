extension UIView {
  /// How a view fits its content into its bounds when they change.
  public enum ContentMode: Int, Sendable {
    /// Stretches the content to the bounds.
    case scaleToFill = 0
    /// Makes all of the content visible and keeps its proportions.
    case scaleAspectFit = 1
    /// Covers the bounds and keeps the content's proportions.
    case scaleAspectFill = 2
    /// Draws the content anew.
    case redraw = 3
    /// Puts the content in the middle.
    case center = 4
    /// Puts the content at the middle of the top edge.
    case top = 5
    /// Puts the content at the middle of the bottom edge.
    case bottom = 6
    /// Puts the content at the middle of the left edge.
    case left = 7
    /// Puts the content at the middle of the right edge.
    case right = 8
    /// Puts the content in the top left corner.
    case topLeft = 9
    /// Puts the content in the top right corner.
    case topRight = 10
    /// Puts the content in the bottom left corner.
    case bottomLeft = 11
    /// Puts the content in the bottom right corner.
    case bottomRight = 12
  }
}
