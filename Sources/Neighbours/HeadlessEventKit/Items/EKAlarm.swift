public import Foundation

/// A time at which a user is reminded of an event.
public final class EKAlarm: NSObject, NSCopying, Sendable {
  /// The date, if it is not told by the beginning.
  public let absoluteDate: Date?
  /// The seconds from the beginning; negative before it.
  public let relativeOffset: TimeInterval

  /// Creates an alarm at a date.
  public init(absoluteDate date: Date) {
    absoluteDate = date
    relativeOffset = 0
    super.init()
  }

  /// Creates an alarm by the beginning.
  public init(relativeOffset offset: TimeInterval) {
    absoluteDate = nil
    relativeOffset = offset
    super.init()
  }

  /// The alarm itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
