public import Foundation

/// The trigger of a notification.
///
/// There are triggers by time, by date, and of notifications from a server.
public class UNNotificationTrigger: NSObject, NSCopying {
  /// Whether it comes again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// The trigger itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the next time, seen from a date.
  func next(after date: Date) -> Date? { nil }
}
