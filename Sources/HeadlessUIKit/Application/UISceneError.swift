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

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors of scenes.
  public static var errorDomain: String { "UISceneErrorDomain" }

  /// The kind of the refusal as a number.
  public var errorCode: Int { code.rawValue }

  /// The app or the device has one scene at most.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }

  /// The system does not allow it.
  public static var requestDenied: Code { .requestDenied }
}
