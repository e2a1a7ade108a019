/// The domain of the errors.
public let UNErrorDomain = "UNErrorDomain"

/// An error with a notification.
public struct UNError: _CodedError {
  /// The kinds of errors.
  public enum Code: Int, _ErrorCode {
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

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { UNErrorDomain }
}

extension UNError {
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
