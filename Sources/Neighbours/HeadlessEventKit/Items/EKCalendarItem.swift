public import Foundation

/// An event or a reminder.
open class EKCalendarItem: EKObject {
  struct Values: Sendable {
    var identifier = UUID().uuidString
    var calendar: EKCalendar.Values?
    var title: String?
    var location: String?
    var notes: String?
    var url: URL?
    var timeZone: TimeZone?
    var created: Date?
    var modified: Date?
    var alarms: [EKAlarm] = []
    var rules: [EKRecurrenceRule] = []
    // Events.
    var start: Date?
    var end: Date?
    var isAllDay = false
    var availability = EKEventAvailability.busy
    // Reminders.
    var isCompleted = false
    var completion: Date?
    var due: DateComponents?
    var begin: DateComponents?
    var priority = 0
  }

  var values: Values {
    didSet { isChanged = true }
  }
  private var isChanged = false

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Whether something was changed that was not saved.
  open override var hasChanges: Bool { isChanged }
  /// Whether it was never saved.
  open override var isNew: Bool { values.created == nil }

  func wasSaved(as values: Values) {
    self.values = values
    isChanged = false
  }

  // MARK: What it says

  /// The store's identifier for it.
  open var calendarItemIdentifier: String { values.identifier }
  /// The calendar that it is in.
  open var calendar: EKCalendar! {
    get { values.calendar.map { EKCalendar($0) } }
    set { values.calendar = newValue?.values }
  }
  /// The title.
  open var title: String! {
    get { values.title ?? "" }
    set { values.title = newValue }
  }
  /// The place.
  open var location: String? {
    get { values.location }
    set { values.location = newValue }
  }
  /// The notes.
  open var notes: String? {
    get { values.notes }
    set { values.notes = newValue }
  }
  /// The page.
  open var url: URL? {
    get { values.url }
    set { values.url = newValue }
  }
  /// The clocks that its times are told by.
  open var timeZone: TimeZone? {
    get { values.timeZone }
    set { values.timeZone = newValue }
  }
  /// The time at which it was saved first.
  open var creationDate: Date? { values.created }
  /// The time at which it was saved last.
  open var lastModifiedDate: Date? { values.modified }
  /// Whether there are notes.
  open var hasNotes: Bool { values.notes?.isEmpty == false }

  // MARK: Alarms and rules

  /// The reminders.
  open var alarms: [EKAlarm]? {
    get { values.alarms.isEmpty ? nil : values.alarms }
    set { values.alarms = newValue ?? [] }
  }
  /// Whether a user is reminded.
  open var hasAlarms: Bool { !values.alarms.isEmpty }
  /// Adds a reminder.
  open func addAlarm(_ alarm: EKAlarm) { values.alarms.append(alarm) }
  /// Takes a reminder away.
  open func removeAlarm(_ alarm: EKAlarm) { values.alarms.removeAll { $0 === alarm } }

  /// The rules by which it comes again.
  open var recurrenceRules: [EKRecurrenceRule]? {
    get { values.rules.isEmpty ? nil : values.rules }
    set { values.rules = newValue ?? [] }
  }
  /// Whether it comes again.
  open var hasRecurrenceRules: Bool { !values.rules.isEmpty }
  /// Lets it come again.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { values.rules.append(rule) }
  /// Lets it not come again.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    values.rules.removeAll { $0 === rule }
  }

  /// Whether two items are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? EKCalendarItem)?.calendarItemIdentifier == calendarItemIdentifier
  }

  /// A number that equal items share.
  open override var hash: Int { values.identifier.hashValue }
}
