public import Foundation

/// The domain of the errors.
public let MPErrorDomain = "MPErrorDomain"

/// An error with media.
public struct MPError: Error, Hashable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 0
    /// The user does not let the app.
    case permissionDenied = 1
    /// The user has not subscribed.
    case cloudServiceCapabilityMissing = 2
    /// There is no network.
    case networkConnectionFailed = 3
    /// The store does not have it.
    case notFound = 4
    /// It cannot be done.
    case notSupported = 5
    /// It was given up.
    case cancelled = 6
    /// It took too long.
    case requestTimedOut = 7
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { MPErrorDomain }

  /// The kind of the error as a number.
  public var errorCode: Int { code.rawValue }

  public static var unknown: Code { .unknown }
  /// The user does not let the app.
  public static var permissionDenied: Code { .permissionDenied }
  /// The user has not subscribed.
  public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
  /// There is no network.
  public static var networkConnectionFailed: Code { .networkConnectionFailed }
  /// The store does not have it.
  public static var notFound: Code { .notFound }
  /// It cannot be done.
  public static var notSupported: Code { .notSupported }
  /// It was given up.
  public static var cancelled: Code { .cancelled }
  /// It took too long.
  public static var requestTimedOut: Code { .requestTimedOut }
}

extension MPError.Code {
  /// Returns whether an error is of a kind, for patterns.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? MPError)?.code == code
  }
}
