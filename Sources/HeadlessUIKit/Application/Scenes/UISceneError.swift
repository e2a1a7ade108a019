public import Foundation

/// Why the system refuses an app's request about its scenes.
public struct UISceneError: Error, Hashable, CustomNSError {
  /// The kinds of refusals.
  public enum Code: Int, Sendable {
    /// The app or the device has one scene at most.
    case multipleScenesNotSupported = 0
    /// The system does not allow it.
    case requestDenied = 1
    /// The scene cannot have another geometry.
    case geometryRequestUnsupported = 100
    /// The system does not allow that geometry.
    case geometryRequestDenied = 101
  }

  /// The kind of the refusal.
  public let code: Code

  private let words: String?

  /// Creates an error.
  public init(_ code: Code) { self.init(code, words: nil) }

  init(_ code: Code, words: String?) {
    self.code = code
    self.words = words
  }

  /// The domain of the errors of scenes.
  public static var errorDomain: String { "UISceneErrorDomain" }

  /// The kind of the refusal as a number.
  public var errorCode: Int { code.rawValue }

  /// The error's sentence, where the system has one.
  public var errorUserInfo: [String: Any] {
    words.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  /// The app or the device has one scene at most.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }

  /// The system does not allow it.
  public static var requestDenied: Code { .requestDenied }

  /// The scene cannot have another geometry.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }

  /// The system does not allow that geometry.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
