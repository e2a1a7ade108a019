/// The domain of the errors.
public let MPErrorDomain = "MPErrorDomain"

/// An error with media.
public struct MPError: _CodedError {
  /// The kinds of errors.
  public enum Code: Int, _ErrorCode {
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

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { MPErrorDomain }
}

extension MPError {
  public static var unknown: Code { .unknown }
  public static var permissionDenied: Code { .permissionDenied }
  public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
  public static var networkConnectionFailed: Code { .networkConnectionFailed }
  public static var notFound: Code { .notFound }
  public static var notSupported: Code { .notSupported }
  public static var cancelled: Code { .cancelled }
  public static var requestTimedOut: Code { .requestTimedOut }
}
