/// Whether pasting and cutting keeps the spaces between words right.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}
