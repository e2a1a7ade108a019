public import Foundation

/// What contexts have together.
public final class EAGLSharegroup: NSObject {
  /// A name for developers.
  public var debugLabel: String?
}
