/// How much Writing Tools may do in a view.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Nothing.
  case none = -1
  /// The system's choice.
  case `default` = 0
  /// Changes within the text.
  case complete = 1
  /// Changes in a panel of their own.
  case limited = 2
}
