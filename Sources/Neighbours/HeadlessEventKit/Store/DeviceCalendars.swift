import Foundation
import HeadlessUIKit
import Locks

/// The events and reminders of an application's device.
final class DeviceCalendars: ScopedState {
  private struct State {
    var calendars = [
      EKCalendar.Values(identifier: "calendar", title: "Calendar", type: .event),
      EKCalendar.Values(identifier: "reminders", title: "Reminders", type: .reminder),
    ]
    var events: [EKCalendarItem.Values] = []
    var reminders: [EKCalendarItem.Values] = []
  }

  private let state = Locked(State())

  init() {}

  static func status(for type: EKEntityType) -> EKAuthorizationStatus {
    UserPermissions.current.status(of: type == .event ? .calendar : .reminders)
      .choose(.notDetermined, .restricted, .denied, else: .fullAccess)
  }

  var calendars: [EKCalendar.Values] { state.withLock(\.calendars) }
  var events: [EKCalendarItem.Values] { state.withLock(\.events) }
  var reminders: [EKCalendarItem.Values] { state.withLock(\.reminders) }

  func save(_ calendar: EKCalendar.Values) {
    state.withLock { state in
      state.calendars.removeAll { $0.identifier == calendar.identifier }
      state.calendars.append(calendar)
    }
    tell()
  }

  func remove(_ calendar: EKCalendar.Values) {
    state.withLock { state in
      state.calendars.removeAll { $0.identifier == calendar.identifier }
      state.events.removeAll { $0.calendar?.identifier == calendar.identifier }
      state.reminders.removeAll { $0.calendar?.identifier == calendar.identifier }
    }
    tell()
  }

  /// Saves an item, and returns it as it was saved.
  func save(_ item: EKCalendarItem.Values, isEvent: Bool) -> EKCalendarItem.Values {
    var item = item
    let now = ApplicationScope.current.elsewhere.date
    item.created = item.created ?? now
    item.modified = now
    let saved = item
    state.withLock { state in
      func put(into items: inout [EKCalendarItem.Values]) {
        if let index = items.firstIndex(where: { $0.identifier == saved.identifier }) {
          items[index] = saved
        } else {
          items.append(saved)
        }
      }
      if isEvent { put(into: &state.events) } else { put(into: &state.reminders) }
    }
    tell()
    return saved
  }

  func remove(_ identifier: String) {
    state.withLock { state in
      state.events.removeAll { $0.identifier == identifier }
      state.reminders.removeAll { $0.identifier == identifier }
    }
    tell()
  }

  private func tell() {
    MainTurn.post("the events have changed") {
      NotificationCenter.default.post(name: .EKEventStoreChanged, object: nil)
    }
  }
}
