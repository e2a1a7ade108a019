public import Foundation

/// A change of a view that follows how the device is held.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  /// Creates an effect.
  public override init() { super.init() }

  /// Creates an effect from an archive.
  public init?(coder: NSCoder) { super.init() }

  /// Returns values for key paths of the view, for a tilt of the device from -1 to 1 on both axes.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }

  /// Returns the effect itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
