/// Whether a keyboard corrects words as they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}
