public import Foundation

/// A closure that places the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items, or groups of items, that follow each other in a compositional layout.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  // MARK: Creating a group

  /// Creates a row of as many items as fit, which are taken in turn (behaviour 522).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .filled(.horizontal), subitems) }

  /// Creates a column of as many items as fit, which are taken in turn.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .filled(.vertical), subitems) }

  /// Creates a row of items that have their own sizes.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .repeated(.horizontal, count), [subitem]) }

  /// Creates a column of items that have their own sizes.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .repeated(.vertical, count), [subitem]) }

  /// Creates a row of items that share its width (behaviour 522, 523).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .shared(.horizontal, count), [subitem]) }

  /// Creates a column of items that share its height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .shared(.vertical, count), [subitem]) }

  /// Creates a group whose items a closure places.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, .custom(itemProvider), []) }

  /// Creates a group without items; the methods of the class make others.
  public required override init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  // MARK: Configuring the group

  /// The views that are attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { storedSupplementaryItems }
    set { storedSupplementaryItems = newValue }
  }

  /// The space between the items; `nil` means no space.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The items that the group is made of.
  open var subitems: [NSCollectionLayoutItem] { storedSubitems }

  /// Returns a group with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied(Self.make(storedSize, arrangement, storedSubitems))
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  // MARK: Storage

  private(set) final var storedSubitems: [NSCollectionLayoutItem] = []
  private(set) final var arrangement = Arrangement.filled(.horizontal)

  // MARK: The model

  /// How the items of a group follow each other.
  enum Arrangement {
    /// As many as fit, in turn.
    case filled(LayoutAxis)
    /// A number of items, each of its own size.
    case repeated(LayoutAxis, Int)
    /// A number of them, which share the length.
    case shared(LayoutAxis, Int)
    /// As a closure says.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private class func make(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]
  ) -> Self {
    let group = self.init(layoutSize: size, supplementaryItems: [])
    group.arrangement = arrangement
    group.storedSubitems = subitems
    return group
  }
}
