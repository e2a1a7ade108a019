public import Foundation
import HeadlessUIKit

/// Called when the user has said whether the app may see events or reminders.
public typealias EKEventStoreRequestAccessCompletionHandler =
  @Sendable (Bool, (any Error)?) -> Void

/// The events and reminders of the device, as far as the user lets the app see and change them.
///
/// Which there are, a test says, see ``SimulatedEvents``.
open class EKEventStore: NSObject {
  /// Creates a store; all stores have the same events.
  public override init() { super.init() }

  private let device = DeviceCalendars.current

  // MARK: What the user lets the app do

  /// The user's answer.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    DeviceCalendars.status(for: entityType)
  }

  /// Asks the user, unless that was decided before.
  @available(*, deprecated, message: "Use requestFullAccessToEvents(completion:) instead.")
  @preconcurrency open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { request(entityType, by: "EKEventStore.requestAccess(to:completion:)", completion) }

  /// Asks the user for the events, unless that was decided before.
  @preconcurrency open func requestFullAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { request(.event, by: "EKEventStore.requestFullAccessToEvents(completion:)", completion) }

  /// Asks the user for the events, unless that was decided before.
  nonisolated(nonsending) open func requestFullAccessToEvents() async throws -> Bool {
    await withCheckedContinuation { next in
      requestFullAccessToEvents { isAllowed, _ in next.resume(returning: isAllowed) }
    }
  }

  /// Asks the user for the reminders, unless that was decided before.
  @preconcurrency open func requestFullAccessToReminders(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    request(.reminder, by: "EKEventStore.requestFullAccessToReminders(completion:)", completion)
  }

  /// Asks the user for the reminders, unless that was decided before.
  nonisolated(nonsending) open func requestFullAccessToReminders() async throws -> Bool {
    await withCheckedContinuation { next in
      requestFullAccessToReminders { isAllowed, _ in next.resume(returning: isAllowed) }
    }
  }

  private func request(
    _ type: EKEntityType, by call: StaticString,
    _ completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    UserPermissions.current.request(type == .event ? .calendar : .reminders, by: call) { status in
      completion(status == .allowed, nil)
    }
  }

  private func isAllowed(_ type: EKEntityType) -> Bool {
    DeviceCalendars.status(for: type) == .fullAccess
  }

  // MARK: Calendars

  /// The homes of calendars.
  open var sources: [EKSource] { [.device] }

  /// The calendars, or the lists of reminders.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    guard isAllowed(entityType) else { return [] }
    return device.calendars.filter { $0.type == entityType }.map { EKCalendar($0) }
  }

  /// The calendar of new events.
  open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }

  /// The list of new reminders.
  open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }

  /// Returns what the store calls by a name.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    (calendars(for: .event) + calendars(for: .reminder)).first {
      $0.calendarIdentifier == identifier
    }
  }

  /// Saves a calendar.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try check(calendar.values.type)
    device.save(calendar.values)
  }

  /// Deletes a calendar with all that is in it.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try check(calendar.values.type)
    device.remove(calendar.values)
  }

  // MARK: Events

  /// Returns the condition that events lie in a time, at least in part, and in some calendars.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    let names = calendars?.map(\.calendarIdentifier)
    return NSPredicate { item, _ in
      guard let values = (item as? EKEvent)?.values, let start = values.start,
        let end = values.end
      else { return false }
      let isMeant = names.map { $0.contains(values.calendar?.identifier ?? "") } ?? true
      return isMeant && start < endDate && end > startDate || isMeant && start == startDate
    }
  }

  /// Returns the events for which a condition holds.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    guard isAllowed(.event) else { return [] }
    return device.events.map { EKEvent($0) }.filter { predicate.evaluate(with: $0) }
      .sorted { $0.compareStartDate(with: $1) == .orderedAscending }
  }

  /// Calls a block with each event for which a condition holds.
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for event in events(matching: predicate) {
      block(event, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns what the store calls by a name.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    guard isAllowed(.event) else { return nil }
    return device.events.first { $0.identifier == identifier }.map { EKEvent($0) }
  }

  /// Returns the event or reminder that the store calls by a name.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    if let event = event(withIdentifier: identifier) { return event }
    guard isAllowed(.reminder) else { return nil }
    return device.reminders.first { $0.identifier == identifier }.map { EKReminder($0) }
  }

  /// Saves an event.
  open func save(_ event: EKEvent, span: EKSpan) throws {
    try save(event, span: span, commit: true)
  }

  /// Saves an event.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try check(.event)
    try check(event.values)
    event.wasSaved(as: device.save(event.values, isEvent: true))
  }

  /// Deletes an event.
  open func remove(_ event: EKEvent, span: EKSpan) throws {
    try remove(event, span: span, commit: true)
  }

  /// Deletes an event.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try check(.event)
    device.remove(event.values.identifier)
  }

  /// Saves what was not committed; all is saved at once here.
  open func commit() throws {}

  /// Forgets what was not committed; all is saved at once here.
  open func reset() {}

  private func check(_ type: EKEntityType) throws {
    if !isAllowed(type) { throw EKError(.eventStoreNotAuthorized) }
  }

  private func check(_ event: EKCalendarItem.Values) throws {
    guard let calendar = event.calendar else { throw EKError(.noCalendar) }
    guard calendar.isMutable else { throw EKError(.calendarReadOnly) }
    guard let start = event.start else { throw EKError(.noStartDate) }
    guard let end = event.end else { throw EKError(.noEndDate) }
    if end < start { throw EKError(.datesInverted) }
  }

  // MARK: Reminders

  /// Returns the condition that reminders are in some lists.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    reminders(in: calendars) { _ in true }
  }

  /// Returns the condition that reminders are still to be done, in a time and in some lists.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    reminders(in: calendars) { values in
      let due = values.due.flatMap { Calendar.uiKitCurrent.date(from: $0) }
      let isAfter = startDate.map { start in due.map { $0 >= start } ?? false } ?? true
      let isBefore = endDate.map { end in due.map { $0 <= end } ?? false } ?? true
      return !values.isCompleted && isAfter && isBefore
    }
  }

  /// Returns the condition that reminders were done, in a time and in some lists.
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    reminders(in: calendars) { values in
      guard values.isCompleted, let date = values.completion else { return false }
      return date >= startDate ?? .distantPast && date <= endDate ?? .distantFuture
    }
  }

  private func reminders(
    in calendars: [EKCalendar]?, _ holds: @escaping @Sendable (EKCalendarItem.Values) -> Bool
  ) -> NSPredicate {
    let names = calendars?.map(\.calendarIdentifier)
    return NSPredicate { item, _ in
      guard let values = (item as? EKReminder)?.values else { return false }
      return names.map { $0.contains(values.calendar?.identifier ?? "") } ?? true
        && holds(values)
    }
  }

  /// Fetches reminders, on a later turn.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    let call = MainActorOnly((predicate: predicate, completion: completion))
    let isAllowed = isAllowed(.reminder)
    MainTurn.post("EKEventStore has reminders") { [device] in
      let (predicate, completion) = call.value
      let found = device.reminders.map { EKReminder($0) }.filter { predicate.evaluate(with: $0) }
      completion(isAllowed ? found : nil)
    }
    return NSObject()
  }

  /// Cancels a fetch, which is answered anyway.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  /// Saves a reminder.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    try check(.reminder)
    guard reminder.values.calendar != nil else { throw EKError(.noCalendar) }
    reminder.wasSaved(as: device.save(reminder.values, isEvent: false))
  }

  /// Deletes a reminder.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    try check(.reminder)
    device.remove(reminder.values.identifier)
  }
}

extension Notification.Name {
  /// Posted after events or reminders have changed.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
