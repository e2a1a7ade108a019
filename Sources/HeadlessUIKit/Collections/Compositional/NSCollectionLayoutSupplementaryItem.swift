public import Foundation

/// A view that is attached to an item or a group, such as a badge (behaviour 531).
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  // MARK: Creating a supplementary item

  /// Creates an item whose own place that matches the anchor lies at the anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// Creates an item whose own anchor lies at an anchor of the container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  // MARK: Configuring the item

  /// How far in front the view is (behaviour 530).
  open var zIndex = 1

  /// The kind of the view.
  open var elementKind: String { storedKind }

  /// Where in the container the item is attached.
  open var containerAnchor: NSCollectionLayoutAnchor { storedContainerAnchor }

  /// The anchor of the item by which it is attached.
  open var itemAnchor: NSCollectionLayoutAnchor? { storedItemAnchor }

  /// Returns an item with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      storedSize, storedKind, storedContainerAnchor, storedItemAnchor)
    copy.zIndex = zIndex
    return copied(copy)
  }

  // MARK: Storage

  private final let storedKind: String
  private final let storedContainerAnchor: NSCollectionLayoutAnchor
  private final let storedItemAnchor: NSCollectionLayoutAnchor?

  // MARK: The model

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    storedKind = kind
    storedContainerAnchor = containerAnchor
    storedItemAnchor = itemAnchor
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Returns where the item is that is attached to a rectangle.
  ///
  /// - Parameter measured: The size that its view has asked for, which counts where it is estimated.
  final func frame(in container: CGRect, measured: CGSize? = nil) -> CGRect {
    var size = storedSize.points(in: container.size)
    if let measured { size = storedSize.freeAxes.size(size, takingFrom: measured) }
    let own = storedItemAnchor ?? NSCollectionLayoutAnchor(edges: storedContainerAnchor.edges)
    let place = storedContainerAnchor.edges.place
    let ownPlace = own.edges.place
    let moves = [storedContainerAnchor, own].map { $0.offset(for: size) }
    return CGRect(
      x: container.minX + place.x * container.width - ownPlace.x * size.width
        + moves[0].x + moves[1].x,
      y: container.minY + place.y * container.height - ownPlace.y * size.height
        + moves[0].y + moves[1].y,
      width: size.width, height: size.height)
  }
}
