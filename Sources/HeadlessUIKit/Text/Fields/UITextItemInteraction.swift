/// What a user is about to do with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// What a tap does.
  case invokeDefaultAction = 0
  /// To have a menu shown.
  case presentActions = 1
  /// To look at it.
  case preview = 2
}
