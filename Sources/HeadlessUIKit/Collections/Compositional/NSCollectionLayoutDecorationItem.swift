public import Foundation

/// A view behind a section, which the layout provides (behaviour 530).
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  // MARK: Creating a decoration item

  /// Creates a background; the kind is registered with the layout.
  open class func background(elementKind: String) -> Self {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = self.init(layoutSize: whole, supplementaryItems: [])
    item.storedKind = elementKind
    return item
  }

  /// Creates an item without a kind; the methods of the class make others.
  public required override init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  // MARK: Configuring the item

  /// How far in front the view is.
  open var zIndex = 0

  /// The kind of the view.
  open var elementKind: String { storedKind }

  /// Returns an item with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem.background(elementKind: storedKind)
    copy.zIndex = zIndex
    return copied(copy)
  }

  // MARK: Storage

  private final var storedKind = ""
}
