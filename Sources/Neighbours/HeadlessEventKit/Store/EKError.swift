/// The domain of the errors.
public let EKErrorDomain = "EKErrorDomain"

/// An error with events.
public struct EKError: _CodedError {
  /// The kinds of errors.
  public enum Code: Int, _ErrorCode {
    /// The event cannot be changed.
    case eventNotMutable = 0
    /// The event is in no calendar.
    case noCalendar = 1
    /// The event has no beginning.
    case noStartDate = 2
    /// The event has no end.
    case noEndDate = 3
    /// The event ends before it begins.
    case datesInverted = 4
    case internalFailure = 5
    /// The calendar cannot be changed.
    case calendarReadOnly = 6
    /// Something is of another store.
    case objectBelongsToDifferentStore = 11
    /// The user does not let the app.
    case eventStoreNotAuthorized = 29
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { EKErrorDomain }
}

extension EKError {
  public static var eventNotMutable: Code { .eventNotMutable }
  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var noEndDate: Code { .noEndDate }
  public static var datesInverted: Code { .datesInverted }
  public static var internalFailure: Code { .internalFailure }
  public static var calendarReadOnly: Code { .calendarReadOnly }
  public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}
