public import Foundation
public import HeadlessUIKit

/// The action of a tap on a notification itself.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a notification that is put away.
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
public class UNNotificationResponse: NSObject, NSCopying {
  /// The notification.
  public let notification: UNNotification
  /// The action: that of a tap on the notification, or one of its buttons.
  public let actionIdentifier: String
  /// The scene in which the app answers.
  public private(set) weak var targetScene: UIScene?

  init(_ notification: UNNotification, _ action: String, in scene: UIScene?) {
    self.notification = notification
    actionIdentifier = action
    targetScene = scene
    super.init()
  }

  /// The response itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
