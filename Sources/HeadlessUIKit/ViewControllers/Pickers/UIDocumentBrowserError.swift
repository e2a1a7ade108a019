public import Foundation

/// The domain of a document browser's errors.
public let UIDocumentBrowserErrorDomain = "UIDocumentBrowserErrorDomain"

/// Why a document browser could not do something with a document.
public struct UIDocumentBrowserError: Error, Hashable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Sendable {
    case generic = 1
    /// There is no place for documents.
    case noLocationAvailable = 2
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of such errors.
  public static var errorDomain: String { UIDocumentBrowserErrorDomain }

  /// The reason as a number.
  public var errorCode: Int { code.rawValue }

  /// Something went wrong.
  public static var generic: Code { .generic }

  /// There is no place for documents.
  public static var noLocationAvailable: Code { .noLocationAvailable }
}
