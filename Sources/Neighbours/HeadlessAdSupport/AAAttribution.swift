public import HeadlessUIKit

/// Makes the token by which a server learns which advertisement led to the app.
public final class AAAttribution: NSObject {
  /// Returns the token that a test has set; throws without one, as in a simulator.
  public static func attributionToken() throws -> String {
    guard let token = Advertising.current.token else {
      throw AAAttributionError(.platformNotSupported)
    }
    return token
  }
}

/// The reason why no token is there.
public struct AAAttributionError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case networkError = 1
    case internalError = 2
    case platformNotSupported = 3
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "AAAttributionErrorDomain" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}
