public import Foundation

/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"

/// An error of MapKit's.
public struct MKError: CustomNSError, Hashable, Sendable {
  /// The kind of failure.
  public enum Code: UInt, Sendable {
    case unknown = 1
    /// The server has failed.
    case serverFailure = 2
    /// It was asked for too much.
    case loadingThrottled = 3
    /// There is no such place.
    case placemarkNotFound = 4
    /// There is no way.
    case directionsNotFound = 5
    /// It cannot be read.
    case decodingFailed = 6
  }

  /// The kind of failure.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of MapKit's errors.
  public static var errorDomain: String { MKErrorDomain }
  /// The number of the error.
  public var errorCode: Int { Int(code.rawValue) }
}
