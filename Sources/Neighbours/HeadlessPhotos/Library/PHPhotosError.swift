/// The domain of the errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error with the photos.
public struct PHPhotosError: _CodedError {
  /// The kinds of errors.
  public enum Code: Int, _ErrorCode {
    /// Something went wrong within the library.
    case internalError = -1
    /// The user has cancelled.
    case userCancelled = 3072
    /// A photo cannot be changed so.
    case changeNotSupported = 3300
    /// A request is not valid.
    case invalidResource = 3302
    /// The user does not let the app.
    case accessRestricted = 3310
    /// The user does not let the app.
    case accessUserDenied = 3311
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { PHPhotosErrorDomain }
}

extension PHPhotosError {
  public static var internalError: Code { .internalError }
  public static var userCancelled: Code { .userCancelled }
  public static var changeNotSupported: Code { .changeNotSupported }
  public static var invalidResource: Code { .invalidResource }
  public static var accessRestricted: Code { .accessRestricted }
  public static var accessUserDenied: Code { .accessUserDenied }
}
