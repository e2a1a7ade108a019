public import Foundation

/// The space between elements of a compositional layout, or around one (behaviour 524).
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
  /// Creates a space that takes its share of the remaining room, but is not smaller than this.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }

  /// Creates a space that is just so large.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }

  /// The space, or the least one.
  open var spacing: CGFloat { value }

  /// Whether the space takes a share of the remaining room.
  open var isFlexibleSpacing: Bool { isFlexible }

  /// Whether the space is just so large.
  open var isFixedSpacing: Bool { !isFlexible }

  /// Returns the space itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Storage

  private final var value: CGFloat = 0
  private final var isFlexible = false

  // MARK: The model

  private class func make(_ value: CGFloat, _ isFlexible: Bool) -> Self {
    let spacing = ObjectMaker.make(self)
    spacing.value = value.isFinite ? value : 0
    spacing.isFlexible = isFlexible
    return spacing
  }
}
