public import Foundation

/// The domain of the errors.
public let EKErrorDomain = "EKErrorDomain"

/// An error with events.
public struct EKError: Error, Hashable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
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

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { EKErrorDomain }

  /// The kind of the error as a number.
  public var errorCode: Int { code.rawValue }

  /// The user does not let the app.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
  /// The event is in no calendar.
  public static var noCalendar: Code { .noCalendar }
}

extension EKError.Code {
  /// Returns whether an error is of a kind, for patterns.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? EKError)?.code == code
  }
}
