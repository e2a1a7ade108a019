/// Whether a keyboard works out what is typed as a sum.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}
