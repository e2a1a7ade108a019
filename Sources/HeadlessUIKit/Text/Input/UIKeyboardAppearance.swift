/// Whether a keyboard looks light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The look that suits the appearance.
  case `default` = 0
  /// A dark keyboard.
  case dark = 1
  /// A light keyboard.
  case light = 2

  /// The look of a keyboard in an alert, which is dark.
  public static var alert: UIKeyboardAppearance { .dark }
}
