/// Whether straight quotes become curly ones as they are typed.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}
