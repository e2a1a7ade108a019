public import Foundation

/// A notification that has come.
public final class UNNotification: NSObject, NSCopying, Sendable {
  /// The time at which it came.
  public let date: Date
  /// The request behind it.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    self.date = date
    self.request = request
    super.init()
  }

  /// The notification itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
