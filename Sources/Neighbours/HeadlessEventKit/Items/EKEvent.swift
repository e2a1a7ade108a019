public import Foundation

/// Something that takes place.
open class EKEvent: EKCalendarItem {
  /// Creates an event, which is saved later.
  public convenience init(eventStore: EKEventStore) { self.init(Values()) }

  /// What the store calls it once it was saved.
  open var eventIdentifier: String! { isNew ? nil : values.identifier }
  /// Its start.
  open var startDate: Date! {
    get { values.start }
    set { values.start = newValue }
  }
  /// Its end.
  open var endDate: Date! {
    get { values.end }
    set { values.end = newValue }
  }
  /// Whether it takes whole days.
  open var isAllDay: Bool {
    get { values.isAllDay }
    set { values.isAllDay = newValue }
  }
  /// Whether there is time during it.
  open var availability: EKEventAvailability {
    get { values.availability }
    set { values.availability = newValue }
  }
  /// Whether it takes place.
  open var status: EKEventStatus { .none }

  /// Returns which of two events begins first.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    let (one, two) = (values.start ?? .distantPast, other.values.start ?? .distantPast)
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }
}
