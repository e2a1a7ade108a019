public import Foundation

// An open class is only checked for `Sendable` if an actor isolates it. No member is isolated, so
// effects can be made, compared and read anywhere.
/// The common ancestor of effects that a visual effect view can show.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying, Sendable {
  /// Creates an effect that does nothing.
  public nonisolated override init() { super.init() }

  /// Returns the effect itself, which never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
