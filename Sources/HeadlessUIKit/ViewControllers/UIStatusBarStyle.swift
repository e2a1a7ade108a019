/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the screen's style has it.
  case `default` = 0
  /// Light, for dark screens.
  case lightContent = 1
  /// Dark, for light screens.
  case darkContent = 3
}
