public import Foundation

/// The place of one item in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
  // MARK: Creating an item

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with supplementary items, such as a badge.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    storedSize = layoutSize
    storedSupplementaryItems = supplementaryItems
    super.init()
  }

  // MARK: Getting the size

  /// The size.
  open var layoutSize: NSCollectionLayoutSize { storedSize }

  // MARK: Configuring spacing and insets

  /// The space around the item, which takes part in the layout.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// How much smaller the item is in the end than its place (behaviour 524).
  open var contentInsets = NSDirectionalEdgeInsets.zero

  // MARK: Getting the supplementary items

  /// The supplementary items.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

  /// Returns an item of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    copied(NSCollectionLayoutItem(layoutSize: storedSize, supplementaryItems: []))
  }

  // MARK: Storage

  final var storedSize: NSCollectionLayoutSize
  final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

  // MARK: The model

  /// Gives a copy what every item has.
  final func copied<Item: NSCollectionLayoutItem>(_ copy: Item) -> Item {
    copy.storedSupplementaryItems = storedSupplementaryItems
    copy.edgeSpacing = edgeSpacing
    copy.contentInsets = contentInsets
    return copy
  }

  /// The views that are attached to the item, or to anything in it.
  final var allSupplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    let inner = (self as? NSCollectionLayoutGroup)?.storedSubitems ?? []
    return supplementaryItems + inner.flatMap(\.allSupplementaryItems)
  }
}
