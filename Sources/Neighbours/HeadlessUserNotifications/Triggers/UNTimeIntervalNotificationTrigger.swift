import FailureReporting
public import Foundation
import HeadlessUIKit

/// A notification comes after a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger; the time is more than nothing, and a minute at least if it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    let mistake: String? =
      timeInterval <= 0
      ? "time interval must be greater than 0"
      : repeats && timeInterval < 60 ? "time interval must be at least 60 if repeating" : nil
    if let mistake {
      TriggerWords.raise(
        mistake, by: "UNTimeIntervalNotificationTrigger.init(timeInterval:repeats:)")
    }
    let least: TimeInterval = repeats ? 60 : 1
    self.timeInterval = mistake == nil && timeInterval.isFinite ? timeInterval : least
    super.init(repeats: repeats)
  }

  /// The date at which it comes next, if it began to count now.
  public func nextTriggerDate() -> Date? { next(after: ApplicationScope.current.elsewhere.date) }

  override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// The exceptions that User Notifications raises.
enum TriggerWords {
  static func raise(_ reason: String, by call: String) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .internalInconsistency, kind: .exception,
        details: "User Notifications raises this exception in \(call).",
        site: MainActor.runUnchecked { AmbientCallSite.nearest } ?? CallSite()))
  }
}
