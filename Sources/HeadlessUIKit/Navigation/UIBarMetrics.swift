/// The size of bar that something is set for.
public enum UIBarMetrics: Int, Sendable {
  /// The size in portrait.
  case `default` = 0
  /// The size in landscape on a phone.
  case compact = 1
  /// The size in portrait with a prompt.
  case defaultPrompt = 101
  /// The size in landscape on a phone with a prompt.
  case compactPrompt = 102
}
