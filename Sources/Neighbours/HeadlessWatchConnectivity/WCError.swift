public import Foundation

/// Why the watch gets nothing.
public struct WCError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
    case invalidParameter = 7008
    case payloadTooLarge = 7009
    case payloadUnsupportedTypes = 7010
    case messageReplyFailed = 7011
    case messageReplyTimedOut = 7012
    case fileAccessDenied = 7013
    case deliveryFailed = 7014
    case insufficientSpace = 7015
    case sessionInactive = 7016
    case transferTimedOut = 7017

    /// Whether an error is of the kind, for `catch`.
    public static func ~= (kind: Code, error: any Error) -> Bool {
      (error as? WCError)?.code == kind
    }
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { WCErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// The kind of the same name.
  public static var notReachable: Code { .notReachable }
  /// The kind of the same name.
  public static var sessionNotActivated: Code { .sessionNotActivated }
  /// The kind of the same name.
  public static var deviceNotPaired: Code { .deviceNotPaired }
  /// The kind of the same name.
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
}

/// The domain of the errors.
public let WCErrorDomain = "WCErrorDomain"
