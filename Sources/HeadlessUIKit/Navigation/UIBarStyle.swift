/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// As the traits say.
  case `default` = 0
  /// Dark.
  case black = 1
  /// Dark, with what is behind it showing through.
  case blackTranslucent = 2
}
