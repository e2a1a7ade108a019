public import Foundation

/// How something comes again.
public final class EKRecurrenceRule: NSObject, NSCopying, Sendable {
  /// How often.
  public let frequency: EKRecurrenceFrequency
  /// How many of these lie between.
  public let interval: Int
  /// When it ends.
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
