public import Foundation

/// The domain of the errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error with the photos.
public struct PHPhotosError: Error, Hashable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
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

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { PHPhotosErrorDomain }

  /// The kind of the error as a number.
  public var errorCode: Int { code.rawValue }

  /// The user does not let the app.
  public static var accessUserDenied: Code { .accessUserDenied }
  /// The user does not let the app.
  public static var accessRestricted: Code { .accessRestricted }
  /// A photo cannot be changed so.
  public static var changeNotSupported: Code { .changeNotSupported }
}

extension PHPhotosError.Code {
  /// Returns whether an error is of a kind, for patterns.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? PHPhotosError)?.code == code
  }
}
