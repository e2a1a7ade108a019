public import Foundation

/// The domain of the errors.
public let CNErrorDomain = "CNErrorDomain"

/// An error with contacts.
public struct CNError: Error, Hashable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The contacts cannot be reached.
    case communicationError = 1
    /// There is no room.
    case dataAccessError = 2
    /// The user does not let the app.
    case authorizationDenied = 100
    /// There are no such data.
    case noAccessableWritableContainers = 101
    /// There is no such contact.
    case recordDoesNotExist = 200
    /// There is such a contact already.
    case insertedRecordAlreadyExists = 201
    /// What is said of a contact is not valid.
    case validationMultipleErrors = 300
    /// A condition is not valid.
    case predicateInvalid = 400
    /// A policy forbids it.
    case policyViolation = 500
    /// Something is no vCard.
    case vCardMalformed = 700
    /// A vCard cannot be told in short.
    case vCardSummarizationError = 701
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { CNErrorDomain }

  /// The kind of the error as a number.
  public var errorCode: Int { code.rawValue }

  /// The user does not let the app.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// There is no such contact.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// Something is no vCard.
  public static var vCardMalformed: Code { .vCardMalformed }
}

extension CNError.Code {
  /// Returns whether an error is of a kind, for patterns.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? CNError)?.code == code
  }
}
