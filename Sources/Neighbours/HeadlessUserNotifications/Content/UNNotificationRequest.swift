public import Foundation

/// A notification that is to come.
public final class UNNotificationRequest: NSObject, NSCopying, Sendable {
  /// The name of the request; another one of the same name takes its place.
  public let identifier: String
  // Proof: a copy that no other code has, and that nothing changes.
  /// The contents of the notification.
  nonisolated(unsafe) public let content: UNNotificationContent
  // Proof: triggers do not change.
  /// When it comes; at once without one.
  nonisolated(unsafe) public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? UNNotificationContent()
    self.trigger = trigger
    super.init()
  }

  /// The request itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
