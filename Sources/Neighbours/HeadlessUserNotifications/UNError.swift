public import Foundation

/// The domain of the errors.
public let UNErrorDomain = "UNErrorDomain"

/// An error with a notification.
public struct UNError: Error, Hashable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The user does not let the app.
    case notificationsNotAllowed = 1
    /// There is no such file to attach.
    case attachmentInvalidURL = 100
    /// The attachment has no known type.
    case attachmentUnrecognizedType = 101
    /// The attachment is too large.
    case attachmentInvalidFileSize = 102
    /// The attachment is not in the data store.
    case attachmentNotInDataStore = 103
    /// What is attached cannot be moved to where attachments are.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The attachment is damaged.
    case attachmentCorrupt = 105
    /// The date never comes.
    case notificationInvalidNoDate = 1400
    /// There is nothing to show.
    case notificationInvalidNoContent = 1401
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { UNErrorDomain }

  /// The kind of the error as a number.
  public var errorCode: Int { code.rawValue }

  /// The user does not let the app.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// There is no such file to attach.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The date never comes.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// There is nothing to show.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}

extension UNError.Code {
  /// Returns whether an error is of a kind, for patterns.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? UNError)?.code == code
  }
}
