public import Foundation

/// How far the insets of a section reach, and of its headers and footers (behaviour 526).
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says.
  case automatic = 0
  /// The edges of the collection view.
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// How a section scrolls across the layout's own direction (behaviour 525).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  /// To any offset.
  case continuous = 1
  /// To the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// By pages as wide as the section.
  case paging = 3
  case groupPaging = 4
  /// By groups, each in the middle.
  case groupPagingCentered = 5
}

/// A closure that is given a section's visible elements, and may change their look.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// One section of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
  // MARK: Creating a section

  /// Creates a section of one group, which is repeated for all items (behaviour 528).
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  // MARK: Configuring spacing and insets

  /// The space around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The reference of the insets.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The space between groups.
  open var interGroupSpacing: CGFloat = 0

  // MARK: Scrolling

  /// How the section scrolls across the layout's own direction.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How a section that scrolls by itself bounces and slows down.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    storedScrollingProperties
  }

  // MARK: Adding views

  /// The views at the edges of the section, such as headers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether headers and footers are within the insets.
  open var supplementariesFollowContentInsets = true

  /// The reference of the headers' and footers' insets.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  // MARK: Following the visible items

  /// Called with the visible elements in each layout pass.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Returns a section with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.contentInsetsReference = contentInsetsReference
    copy.interGroupSpacing = interGroupSpacing
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.storedScrollingProperties.bounce = storedScrollingProperties.bounce
    copy.storedScrollingProperties.decelerationRate = storedScrollingProperties.decelerationRate
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.decorationItems = decorationItems
    copy.list = list
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }

  // MARK: Storage

  final let group: NSCollectionLayoutGroup
  final let storedScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The list that the section is.
  final var list: UICollectionLayoutListConfiguration?
}
