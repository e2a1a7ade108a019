public import HeadlessUIKit

/// The reason why something was not sent.
public struct MCError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 0
    case notConnected = 1
    case invalidParameter = 2
    case unsupported = 3
    case timedOut = 4
    case cancelled = 5
    case unavailable = 6
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "MCErrorDomain" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}
