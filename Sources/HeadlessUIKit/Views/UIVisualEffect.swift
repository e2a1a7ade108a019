public import Foundation

// An open class is checked `Sendable` only when an actor isolates it. No member is isolated, so
// effects are made, compared and read anywhere.
/// The common ancestor of effects that a visual effect view can show.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying, Sendable {
  /// Creates an effect that does nothing.
  public nonisolated override init() { super.init() }

  /// The effect itself, which never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
