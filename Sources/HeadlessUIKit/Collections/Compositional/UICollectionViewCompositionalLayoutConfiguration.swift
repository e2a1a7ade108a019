public import Foundation

/// The settings of a compositional layout as a whole (behaviour 526).
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {
  /// Creates the usual configuration.
  public override init() { super.init() }

  /// The direction in which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The space between sections.
  open var interSectionSpacing: CGFloat = 0

  /// The views at the edges of all content.
  ///
  /// Their index paths have a single index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The reference of the sections' insets.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  // MARK: The model

  final func copied() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
