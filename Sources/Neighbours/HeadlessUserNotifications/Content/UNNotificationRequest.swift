public import Foundation
import Locks

/// A notification that is to come.
public final class UNNotificationRequest: NSObject, NSCopying, Sendable {
  /// The name of the request; another one of the same name takes its place.
  public let identifier: String
  /// What the notification says.
  public var content: UNNotificationContent { parts.value.content }
  /// When it comes; at once without one.
  public var trigger: UNNotificationTrigger? { parts.value.trigger }

  private let parts: Unchecked<(content: UNNotificationContent, trigger: UNNotificationTrigger?)>

  /// Creates a request with a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    let copy = content.copy() as? UNNotificationContent ?? UNNotificationContent()
    // Proof: nothing changes the copy, which nothing else has; and triggers do not change.
    parts = Unchecked((copy, trigger))
    super.init()
  }

  /// The request itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
