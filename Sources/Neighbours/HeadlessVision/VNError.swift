public import Foundation

/// The reason why a request was not performed.
public struct VNError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case requestCancelled = 1
    case invalidFormat = 2
    case operationFailed = 3
    case outOfBounds = 4
    case invalidOption = 5
    case ioError = 6
    case missingOption = 7
    case notImplemented = 8
    case internalError = 9
    case outOfMemory = 10
    case unknownError = 11
    case invalidOperation = 12
    case invalidImage = 13
    case invalidArgument = 14
    case invalidModel = 15
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.Vision" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}
