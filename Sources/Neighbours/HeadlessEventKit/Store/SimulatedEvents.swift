public import Foundation
import HeadlessUIKit

/// The events and reminders of the device, as a test says.
///
/// They belong to the application of the test: a fresh one has an empty calendar and an empty list.
/// Whether the user lets the app see them stands among `Fleet.permissions`.
///
/// ```swift
/// let start = Date(timeIntervalSince1970: 0)
/// SimulatedEvents.add("Count the birds", from: start, to: start.addingTimeInterval(3600))
/// print(SimulatedEvents.events.map(\.title))  // ["Count the birds"]
/// ```
@preconcurrency @MainActor
public enum SimulatedEvents {
  /// All events, whatever the app may see, in the order in which they were added.
  public static var events: [EKEvent] { DeviceCalendars.current.events.map { EKEvent($0) } }

  /// All reminders, whatever the app may see, in the order in which they were added.
  public static var reminders: [EKReminder] {
    DeviceCalendars.current.reminders.map { EKReminder($0) }
  }

  /// Adds an event, in a calendar that is made if it does not exist.
  @discardableResult
  public static func add(
    _ title: String, from start: Date, to end: Date, isAllDay: Bool = false,
    in calendar: String = "Calendar"
  ) -> EKEvent {
    var values = EKCalendarItem.Values()
    (values.title, values.start, values.end) = (title, start, end)
    values.isAllDay = isAllDay
    values.calendar = list(calendar, .event)
    return EKEvent(DeviceCalendars.current.save(values, isEvent: true))
  }

  /// Adds a reminder, in a list that is made if it does not exist.
  @discardableResult
  public static func add(
    reminder title: String, due: DateComponents? = nil, isCompleted: Bool = false,
    in list: String = "Reminders"
  ) -> EKReminder {
    let reminder = EKReminder(EKCalendarItem.Values())
    reminder.title = title
    reminder.dueDateComponents = due
    reminder.isCompleted = isCompleted
    reminder.values.calendar = self.list(list, .reminder)
    return EKReminder(DeviceCalendars.current.save(reminder.values, isEvent: false))
  }

  private static func list(_ title: String, _ type: EKEntityType) -> EKCalendar.Values {
    let device = DeviceCalendars.current
    if let found = device.calendars.first(where: { $0.title == title && $0.type == type }) {
      return found
    }
    let made = EKCalendar.Values(title: title, type: type)
    device.save(made)
    return made
  }
}
