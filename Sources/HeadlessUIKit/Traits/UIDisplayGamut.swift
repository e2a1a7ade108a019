/// The colors that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Nothing is said about the display.
  case unspecified = -1
  /// The colors of sRGB.
  case SRGB = 0
  /// The colors of Display P3.
  case P3 = 1
}
