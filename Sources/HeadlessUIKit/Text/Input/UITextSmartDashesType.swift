/// Whether hyphens become dashes as they are typed.
public enum UITextSmartDashesType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}
