public import Foundation

/// An effect that lets glass inside its view flow together.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// Creates the effect.
  public nonisolated override init() { super.init() }

  /// How near to each other glass flows together.
  open var spacing: CGFloat = 0
}
