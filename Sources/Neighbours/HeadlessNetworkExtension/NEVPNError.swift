public import Foundation

/// The reason why a tunnel cannot be used.
public struct NEVPNError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case configurationInvalid = 1
    case configurationDisabled = 2
    case connectionFailed = 3
    case configurationStale = 4
    case configurationReadWriteFailed = 5
    case configurationUnknown = 6

    /// Whether an error is of the kind, for `catch`.
    public static func ~= (kind: Code, error: any Error) -> Bool {
      (error as? NEVPNError)?.code == kind
    }
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "NEVPNErrorDomain" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  public static var configurationInvalid: Code { .configurationInvalid }
  public static var configurationDisabled: Code { .configurationDisabled }
  public static var connectionFailed: Code { .connectionFailed }
  public static var configurationStale: Code { .configurationStale }
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  public static var configurationUnknown: Code { .configurationUnknown }
}
