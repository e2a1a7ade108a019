public import HeadlessUIKit

/// A device nearby, or this one.
public final class MCPeerID: NSObject, NSCopying, Sendable {
  /// The name.
  public let displayName: String

  /// Creates one of a name.
  public init(displayName myDisplayName: String) {
    displayName = myDisplayName
    super.init()
  }

  /// Returns itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
