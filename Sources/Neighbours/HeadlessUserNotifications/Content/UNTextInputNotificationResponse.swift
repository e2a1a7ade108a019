import HeadlessUIKit

/// The user's text for a notification.
public final class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The text.
  public let userText: String

  init(_ notification: UNNotification, _ action: String, _ text: String, in scene: UIScene?) {
    userText = text
    super.init(notification, action, in: scene)
  }
}
