import Foundation

/// A calendar, or a list of reminders.
public final class EKCalendar: EKObject {
  struct Values: Sendable, Hashable {
    var identifier = UUID().uuidString
    var title = ""
    var type = EKEntityType.event
    var isMutable = true
  }

  var values: Values

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Creates a calendar.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.init(Values(type: entityType))
  }

  /// What the store calls it.
  public var calendarIdentifier: String { values.identifier }
  /// What the user calls it.
  public var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// Where it is.
  public var type: EKCalendarType { .local }
  /// Whether it can be changed.
  public var allowsContentModifications: Bool { values.isMutable }
  /// Whether it cannot be changed.
  public var isImmutable: Bool { !values.isMutable }
  /// Where it is kept.
  public var source: EKSource! = .device

  /// Whether two calendars are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier
  }

  /// A number that equal calendars share.
  public override var hash: Int { values.identifier.hashValue }
}
