public import HeadlessUIKit

/// A ticket or a card; what is in its file is not read.
public final class PKPass: NSObject, Sendable {
  let data: Data

  /// Reads the contents of a file; throws where they are empty.
  public init(data: Data) throws {
    guard !data.isEmpty else { throw PKPassKitError(.invalidDataError) }
    self.data = data
    super.init()
  }
}

/// The reason why a pass cannot be used.
public struct PKPassKitError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknownError = -1
    case invalidDataError = 1
    case unsupportedVersionError = 2
    case invalidSignature = 3
    case notEntitledError = 4
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "PKPassKitErrorDomain" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}
