public import Foundation

/// The end of a series.
public final class EKRecurrenceEnd: NSObject, NSCopying, Sendable {
  /// The date.
  public let endDate: Date?
  /// How often it comes; 0 if a date ends it.
  public let occurrenceCount: Int

  /// Creates an end at a date.
  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
    super.init()
  }

  /// Creates an end after a number of times.
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
    super.init()
  }

  /// The end itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
