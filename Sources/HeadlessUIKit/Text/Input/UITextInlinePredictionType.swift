/// Whether a keyboard suggests how to go on.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}
