public import Foundation
import HeadlessUIKit

/// A notification comes at a date, or at each that matches.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the date.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date that matches, or `nil` if none comes.
  public func nextTriggerDate() -> Date? { next(after: ApplicationScope.current.elsewhere.date) }

  override func next(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? Calendar.uiKitCurrent
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}
