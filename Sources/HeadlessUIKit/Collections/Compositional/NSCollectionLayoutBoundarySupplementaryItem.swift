public import Foundation

/// A view at the edge of a section, or of all content, such as a header (behaviour 530).
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  // MARK: Creating a boundary item

  /// Creates a view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) { self.init(layoutSize, elementKind, alignment, .zero) }

  /// Creates a view at an edge that is moved by points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) { self.init(layoutSize, elementKind, alignment, absoluteOffset) }

  // MARK: Configuring the item

  /// Whether the view takes additional room, beside the items'.
  open var extendsBoundary = true

  /// Whether the view stays in sight while its section is.
  open var pinToVisibleBounds = false

  /// The edge or corner at which the view is.
  open var alignment: NSRectAlignment { storedAlignment }

  /// How far the view is moved.
  open var offset: CGPoint { storedOffset }

  /// Returns an item with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      storedSize, elementKind, storedAlignment, storedOffset)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    copy.padding = padding
    return copied(copy)
  }

  // MARK: Storage

  private final let storedAlignment: NSRectAlignment
  private final let storedOffset: CGPoint
  /// The height that the view has besides what its content asks for.
  final var padding: CGFloat = 0

  // MARK: The model

  /// Returns the size of the item in a container, or what its view has asked for.
  final func size(in container: CGSize, measured: CGSize?) -> CGSize {
    var size = storedSize.points(in: container)
    if let measured { size = storedSize.freeAxes.size(size, takingFrom: measured) }
    size.height += padding.isFinite ? max(0, padding) : 0
    return size
  }

  private init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment, _ offset: CGPoint
  ) {
    storedAlignment = alignment
    storedOffset = offset
    super.init(size, kind, NSCollectionLayoutAnchor(edges: NSDirectionalRectEdge(alignment)), nil)
  }
}
