import FailureReporting
import FleetTesting
import Foundation
import HeadlessEventKit
import TestSupport
import Testing

@MainActor
@Suite("EventKit: events and reminders", .freshApplication)
struct EKEventStoreTests {
  private let store = EKEventStore()
  private let trace = Trace()
  private func date(_ hours: Double) -> Date { Date(timeIntervalSince1970: hours * 3600) }

  private func titles(_ start: Double, _ end: Double, _ calendars: [EKCalendar]? = nil) -> [String]
  {
    store.events(
      matching: store.predicateForEvents(
        withStart: date(start), end: date(end), calendars: calendars)
    ).map { $0.title }
  }

  @Test func `the user is asked for events and for reminders apart`() {
    store.requestFullAccessToEvents { [trace] isAllowed, _ in trace.add("events \(isAllowed)") }
    settle()
    #expect(
      Fleet.screen.alert?.title?.hasSuffix(" Would Like Full Access to Your Calendar") == true)
    answerPermission("Allow Full Access")
    store.requestFullAccessToReminders { [trace] isAllowed, _ in
      trace.add("reminders \(isAllowed)")
    }
    settle()
    answerPermission(.deny)

    #expect(trace.lines == ["events true", "reminders false"])
    #expect(EKEventStore.authorizationStatus(for: .event) == .authorized)
    #expect(EKEventStore.authorizationStatus(for: .reminder) == .denied)
    #expect(store.defaultCalendarForNewReminders() == nil)
  }

  @Test func `events are found by time and calendar, in order, by those who are let in`() {
    SimulatedEvents.add("late", from: date(5), to: date(6))
    SimulatedEvents.add("early", from: date(1), to: date(3), in: "Birds")
    #expect(titles(0, 9).isEmpty && store.calendars(for: .event).isEmpty)
    permissions[.calendar] = .allowed

    #expect(titles(0, 9) == ["early", "late"])
    #expect(titles(2, 5) == ["early"] && titles(3, 5).isEmpty)
    let birds = store.calendars(for: .event).filter { $0.title == "Birds" }
    #expect(titles(0, 9, birds) == ["early"])
    var seen: [String] = []
    store.enumerateEvents(
      matching: store.predicateForEvents(withStart: date(0), end: date(9), calendars: nil)
    ) { event, stop in
      seen.append(event.title)
      stop.pointee = true
    }
    #expect(seen == ["early"])
  }

  @Test func `an event is saved, changed and deleted`() throws {
    permissions[.calendar] = .allowed
    let observer = NotificationCenter.default.addObserver(
      forName: .EKEventStoreChanged, object: nil, queue: nil
    ) { [trace] _ in trace.add("changed") }
    defer { NotificationCenter.default.removeObserver(observer) }
    let event = EKEvent(eventStore: store)
    (event.title, event.startDate, event.endDate) = ("Count", date(1), date(2))
    event.calendar = store.defaultCalendarForNewEvents
    event.addAlarm(EKAlarm(relativeOffset: -600))
    event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: nil))
    #expect(event.eventIdentifier == nil && event.isNew && event.hasChanges)
    try store.save(event, span: .thisEvent)
    settle()

    #expect(!event.hasChanges && SimulatedEvents.events.map(\.title) == ["Count"])
    let found = try #require(store.event(withIdentifier: event.eventIdentifier))
    #expect(found == event && found.hasAlarms && found.hasRecurrenceRules)
    found.title = "Count again"
    #expect(event.title == "Count" && trace.lines == ["changed"])
    try store.save(found, span: .futureEvents)
    #expect(SimulatedEvents.events.map(\.title) == ["Count again"])
    try store.remove(event, span: .thisEvent)
    #expect(SimulatedEvents.events.isEmpty)
  }

  @Test func `errors have the numbers of EventKit`() {
    #expect(EKError.Code.objectBelongsToDifferentStore.rawValue == 11)
    #expect(EKError.Code.eventStoreNotAuthorized.rawValue == 29)
    let error: any Error = EKError(.calendarReadOnly)
    let isReadOnly = if case EKError.calendarReadOnly = error { true } else { false }
    #expect(isReadOnly && (error as NSError).code == 6)
    #expect((error as NSError).domain == EKErrorDomain)
    #expect((error as? EKError)?.code == .calendarReadOnly)
  }

  @Test func `what cannot be saved is an error`() {
    let event = EKEvent(eventStore: store)
    func code() -> Int {
      do {
        try store.save(event, span: .thisEvent)
        return -1
      } catch { return (error as NSError).code }
    }
    #expect(code() == 29)
    permissions[.calendar] = .allowed
    #expect(code() == 1)
    event.calendar = store.defaultCalendarForNewEvents
    #expect(code() == 2)
    event.startDate = date(2)
    #expect(code() == 3)
    event.endDate = date(1)
    #expect(code() == 4)
    event.endDate = date(3)
    #expect(code() == -1)
  }

  @Test func `reminders come on a later turn, by whether they were done`() throws {
    permissions[.reminders] = .allowed
    SimulatedEvents.add(reminder: "open", due: DateComponents(year: 2026, month: 1, day: 2))
    SimulatedEvents.add(reminder: "done", isCompleted: true)
    let reminder = EKReminder(eventStore: store)
    reminder.title = "mine"
    reminder.calendar = store.defaultCalendarForNewReminders()
    try store.save(reminder, commit: true)
    func fetch(_ predicate: NSPredicate) -> [String] {
      var titles: [String] = ["none"]
      store.fetchReminders(matching: predicate) { titles = ($0 ?? []).map { $0.title } }
      #expect(titles == ["none"])
      settle()
      return titles
    }

    #expect(fetch(store.predicateForReminders(in: nil)) == ["open", "done", "mine"])
    #expect(
      fetch(
        store.predicateForIncompleteReminders(
          withDueDateStarting: nil, ending: nil, calendars: nil)) == ["open", "mine"])
    #expect(
      fetch(
        store.predicateForIncompleteReminders(
          withDueDateStarting: .distantPast, ending: .distantFuture, calendars: nil)) == ["open"])
    #expect(
      fetch(
        store.predicateForCompletedReminders(
          withCompletionDateStarting: nil, ending: nil, calendars: nil)) == ["done"])
    try store.remove(reminder, commit: true)
    #expect(SimulatedEvents.reminders.map { $0.title } == ["open", "done"])
  }

  @Test func `calendars are made and deleted with what is in them`() throws {
    permissions[.calendar] = .allowed
    let calendar = EKCalendar(for: .event, eventStore: store)
    calendar.title = "Birds"
    calendar.source = store.sources.first
    try store.saveCalendar(calendar, commit: true)
    SimulatedEvents.add("wren", from: date(1), to: date(2), in: "Birds")
    #expect(store.calendar(withIdentifier: calendar.calendarIdentifier) == calendar)

    try store.removeCalendar(calendar, commit: true)

    #expect(SimulatedEvents.events.isEmpty && store.calendars(for: .event).count == 1)
  }
}
