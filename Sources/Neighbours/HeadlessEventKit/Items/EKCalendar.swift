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

  /// The store's identifier for it.
  public var calendarIdentifier: String { values.identifier }
  /// The user's name for it.
  public var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The kind of calendar.
  public var type: EKCalendarType { .local }
  /// Whether it can be changed.
  public var allowsContentModifications: Bool { values.isMutable }
  /// Whether it cannot be changed.
  public var isImmutable: Bool { !values.isMutable }
  /// The source that it is kept in.
  public var source: EKSource! = .device

  /// Whether two calendars are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier
  }

  /// A number that equal calendars share.
  public override var hash: Int { values.identifier.hashValue }
}
