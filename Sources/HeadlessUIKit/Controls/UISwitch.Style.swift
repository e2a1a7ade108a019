extension UISwitch {
  /// What a switch looks like.
  public enum Style: Int, Sendable {
    /// Whatever suits the device.
    case automatic = 0
    /// A box with a tick.
    case checkbox = 1
    /// A thumb that slides.
    case sliding = 2
  }
}
