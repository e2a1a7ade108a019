public import Foundation

/// The rule by which an event comes again.
public final class EKRecurrenceRule: NSObject, NSCopying, Sendable {
  /// The frequency.
  public let frequency: EKRecurrenceFrequency
  /// The number of these that lie between.
  public let interval: Int
  /// Its end.
  public let recurrenceEnd: EKRecurrenceEnd?

  /// Creates a rule.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = max(1, interval)
    recurrenceEnd = end
    super.init()
  }

  /// The rule itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
