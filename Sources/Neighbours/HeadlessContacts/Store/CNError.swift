/// The domain of the errors.
public let CNErrorDomain = "CNErrorDomain"

/// An error with contacts.
public struct CNError: _CodedError {
  /// The kinds of errors.
  public enum Code: Int, _ErrorCode {
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

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { CNErrorDomain }
}

extension CNError {
  public static var communicationError: Code { .communicationError }
  public static var dataAccessError: Code { .dataAccessError }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  public static var validationMultipleErrors: Code { .validationMultipleErrors }
  public static var predicateInvalid: Code { .predicateInvalid }
  public static var policyViolation: Code { .policyViolation }
  public static var vCardMalformed: Code { .vCardMalformed }
  public static var vCardSummarizationError: Code { .vCardSummarizationError }
}
