public import Foundation

/// The space around an element, which takes part in the layout (behaviour 524).
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
  /// Creates spaces; `nil` means no space.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// The space before the element in the direction of reading.
  public final let leading: NSCollectionLayoutSpacing?

  /// The space above the element.
  public final let top: NSCollectionLayoutSpacing?

  /// The space after the element in the direction of reading.
  public final let trailing: NSCollectionLayoutSpacing?

  /// The space below the element.
  public final let bottom: NSCollectionLayoutSpacing?

  /// Returns the spaces themselves, which do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
