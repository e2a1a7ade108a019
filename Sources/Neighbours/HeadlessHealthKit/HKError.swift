public import Foundation

/// Why something of the user's health is not known.
public struct HKError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknownError = 0
    case errorHealthDataUnavailable = 1
    case errorHealthDataRestricted = 2
    case errorInvalidArgument = 3
    /// The user does not let the app.
    case errorAuthorizationDenied = 4
    /// The user was not asked.
    case errorAuthorizationNotDetermined = 5
    /// The device is locked.
    case errorDatabaseInaccessible = 6
    case errorUserCanceled = 7
    /// There is nothing to add up.
    case errorNoData = 11

    /// Whether an error is of the kind, for `catch`.
    public static func ~= (kind: Code, error: any Error) -> Bool {
      (error as? HKError)?.code == kind
    }
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { HKErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}

/// The domain of the errors.
public let HKErrorDomain = "com.apple.healthkit"
