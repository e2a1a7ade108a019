extension UIImage {
  /// Whether an image keeps its colors or takes the tint of the view that shows it.
  public enum RenderingMode: Int, Sendable {
    /// The view decides.
    case automatic = 0
    /// The image keeps its colors.
    case alwaysOriginal = 1
    /// The image is a shape filled with the tint.
    case alwaysTemplate = 2
  }
}
