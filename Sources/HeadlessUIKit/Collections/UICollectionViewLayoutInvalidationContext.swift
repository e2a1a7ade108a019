public import Foundation

/// The invalid parts of a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context that names nothing.
  public override init() { super.init() }

  // MARK: Getting the scope of the invalidation

  /// Whether everything is invalid, as after a reload.
  open package(set) var invalidateEverything = false

  /// Whether the numbers of sections and items are to be asked for again.
  open package(set) var invalidateDataSourceCounts = false

  // MARK: Invalidating elements

  /// Adds items that are not valid any more; an empty list adds nothing (behaviour 494).
  open func invalidateItems(at indexPaths: [IndexPath]) {
    Self.add(indexPaths, to: &invalidatedItemIndexPaths)
  }

  /// Adds supplementary views that are not valid any more.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    Self.add(indexPaths, ofKind: elementKind, to: &invalidatedSupplementaryIndexPaths)
  }

  /// Adds decoration views that are not valid any more.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    Self.add(indexPaths, ofKind: elementKind, to: &invalidatedDecorationIndexPaths)
  }

  /// The items that are not valid any more, in the order in which they were added.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary views that are not valid any more, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration views that are not valid any more, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  // MARK: Adjusting the content

  /// How far the content is scrolled at once (behaviour 494).
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much larger the content becomes until the next layout (behaviour 494).
  open var contentSizeAdjustment = CGSize.zero

  // MARK: Moving items

  /// The index paths that the items that the user moves had before.
  open package(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The index paths that the items that the user moves have now.
  open package(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the finger is that moves items.
  open package(set) var interactiveMovementTarget = CGPoint.zero

  // MARK: The model

  /// Whether only the visible part differs, so that a compositional layout need not ask for its
  /// sections again.
  final var keepsSections = false
  /// Whether only the bounds have changed.
  final var isOfBounds = false
  /// The sizes that views have asked for, where nothing else is invalid.
  private(set) final var preferred: [PreferredSize] = []

  /// Adds an element whose view asks for another size.
  final func invalidate(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    switch attributes.kind {
    case .cell: invalidateItems(at: [path])
    case .supplementary(let name): invalidateSupplementaryElements(ofKind: name, at: [path])
    case .decoration(let name): invalidateDecorationElements(ofKind: name, at: [path])
    }
    preferred.append(PreferredSize(kind: attributes.kind, path: path, size: attributes.size))
  }

  private static func add(_ paths: [IndexPath], to list: inout [IndexPath]?) {
    var known = list ?? []
    for path in paths where !known.contains(path) { known.append(path) }
    if !known.isEmpty { list = known }
  }

  private static func add(
    _ paths: [IndexPath], ofKind kind: String, to lists: inout [String: [IndexPath]]?
  ) {
    var list = lists?[kind]
    add(paths, to: &list)
    if let list { lists = (lists ?? [:]).merging([kind: list]) { $1 } }
  }
}
