/// Where a bar lies.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of what holds it.
  case bottom = 1
  /// At the top of what holds it.
  case top = 2
  /// At the top of the screen, with a background that goes on below the status bar.
  case topAttached = 3
}
