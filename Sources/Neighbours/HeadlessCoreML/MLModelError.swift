public import Foundation

/// The reason why a model did not answer.
public struct MLModelError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case generic = 0
    case featureType = 1
    case io = 3
    case customLayer = 4
    case customModel = 5
    case update = 6
    case parameters = 7
    case modelDecryptionKeyFetch = 8
    case modelDecryption = 9
    case modelCollection = 10
    case predictionCancelled = 11
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.CoreML" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}
