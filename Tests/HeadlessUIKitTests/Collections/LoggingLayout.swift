import HeadlessUIKit

/// A layout with items of 50 points, one below the other, that logs its calls.
@MainActor
class LoggingLayout: UICollectionViewLayout {
  var lines: [String] = []
  var listened = ["prepare", "contentSize", "elements", "should", "context", "invalidate"]
  /// The answer for elements, if not the items.
  var elements: ((CGRect) -> [UICollectionViewLayoutAttributes]?)?
  var size: CGSize?
  var shouldInvalidate = false
  var rects: [CGRect] = []

  func note(_ call: String) { if listened.contains(where: call.hasPrefix) { lines.append(call) } }

  func lines(_ body: () -> Void) -> [String] {
    lines = []
    body()
    return lines
  }

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  static func item(_ item: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
    attributes.frame = frame
    return attributes
  }

  override func prepare() {
    super.prepare()
    note("prepare")
  }

  override var collectionViewContentSize: CGSize {
    note("contentSize")
    return size ?? CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * 50)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    note("elements")
    rects.append(rect)
    if let elements { return elements(rect) }
    return (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Self.item(
      indexPath.item,
      CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 200, height: 50))
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    note("should \(Int(newBounds.minY)) at \(Int(collectionView?.bounds.minY ?? -1))")
    return shouldInvalidate
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    note("context")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout() {
    note("invalidate at \(Int(collectionView?.bounds.minY ?? -1))")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note("invalidateWith \(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    note("updates \(updateItems.count)")
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("final \(itemIndexPath.item)")
    return nil
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial \(itemIndexPath.item)")
    return nil
  }

  override func finalizeCollectionViewUpdates() { note("finalize") }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) { note("transition to") }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    note("transition from")
  }

  override func finalizeLayoutTransition() { note("finalizeTransition") }
}
