public import Foundation

/// A fall of the user's, of which a watch alone tells: code names its type.
public final class CMFallDetectionEvent: NSObject {
  /// What the user said of it.
  public enum UserResolution: Int, Sendable {
    case confirmed = 0
    case dismissed
    case rejected
    case unresponsive
  }

  private override init() {}
}
