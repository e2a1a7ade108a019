extension UIImage {
  /// How the inner part of a resizable image fills its space.
  public enum ResizingMode: Int, Sendable {
    /// By repetition.
    case tile = 0
    /// By stretching.
    case stretch = 1
  }
}
