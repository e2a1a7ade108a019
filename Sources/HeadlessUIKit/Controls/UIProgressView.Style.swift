extension UIProgressView {
  /// What a progress view looks like.
  public enum Style: Int, Sendable {
    /// A bar on a track.
    case `default` = 0
    /// A bar for the edge of a bar.
    case bar = 1
  }
}
