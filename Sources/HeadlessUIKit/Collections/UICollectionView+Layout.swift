import Foundation

extension UICollectionView {
  /// The layout's answer about the elements in a rectangle.
  struct ElementQuery {
    let rect: CGRect
    /// The attributes of the cells, by items in order.
    let cells: [(row: ItemPath, attributes: UICollectionViewLayoutAttributes)]
    /// The attributes of the other elements, in the order of the answer.
    let others: [UICollectionViewLayoutAttributes]

    func attributes(of row: ItemPath) -> UICollectionViewLayoutAttributes? {
      let index = Int.first(ofSorted: cells.count) { cells[$0].row >= row }
      return index < cells.count && cells[index].row == row ? cells[index].attributes : nil
    }
  }

  // MARK: Invalidating

  /// Makes the layout prepare anew before it is asked again (behaviour 493, 494).
  final func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === storedLayout else { return }
    preparation.isPrepared = false
    preparation.query = nil
    // Moves, and sizes that views have asked for, leave their content alone.
    if context.preferred.isEmpty, !context.isOfBounds { sizing.needsFitting = .all }
    let size = context.contentSizeAdjustment
    if size != .zero {
      contentSize = CGSize(
        width: contentSize.width + size.width, height: contentSize.height + size.height)
    }
    let move = context.contentOffsetAdjustment
    if move != .zero {
      contentOffset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
    }
    setNeedsLayout()
  }

  /// Returns a context that says that the data has changed.
  final func contextForData(everything: Bool) -> UICollectionViewLayoutInvalidationContext {
    let context = storedLayout.makeContext()
    context.invalidateEverything = everything
    context.invalidateDataSourceCounts = true
    return context
  }

  // MARK: Moving and resizing (behaviour 442, 513)

  /// Changes the bounds, and invalidates the layout afterwards if that wants it.
  ///
  /// A layout that prepares for another size does so at once.
  final func follow(to bounds: CGRect, _ change: () -> Void) {
    let old = storedBounds
    guard let context = context(forBoundsChange: bounds) else { return change() }
    change()
    storedLayout.invalidate(announcing: context)
    if bounds.size != old.size { prepareLayout() }
  }

  /// Invalidates the layout before the bounds change, if that wants it.
  final func invalidate(forBoundsChange bounds: CGRect) {
    guard let context = context(forBoundsChange: bounds) else { return }
    storedLayout.invalidate(announcing: context)
  }

  /// Returns what new bounds make invalid, or `nil` if nothing; a layout that is invalid already
  /// is not asked (behaviour 444).
  private func context(
    forBoundsChange bounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext? {
    guard preparation.isPrepared, !preparation.isPreparing, bounds != storedBounds,
      storedLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    else { return nil }
    let context = storedLayout.invalidationContext(forBoundsChange: bounds)
    context.isOfBounds = true
    return context
  }

  final func tellDidScroll() { scrollDelegate?.scrollViewDidScroll(self) }

  // MARK: Preparing (behaviour 428, 491)

  /// Whether there is a size to lay out for.
  final var hasRoom: Bool {
    let bounds = storedBounds
    return bounds.width > 0 && bounds.height > 0 && bounds.width.isFinite && bounds.height.isFinite
      && bounds.minX.isFinite && bounds.minY.isFinite
  }

  /// Whether the layout has prepared before, and so can be asked for elements.
  ///
  /// A layout that invalidates itself while it prepares is asked all the same, and prepares again
  /// in the next pass.
  final var hasLayout: Bool { preparation.preparedSize != .zero }

  /// Makes the layout prepare if needed, and takes over the size of its content.
  final func prepareLayout() {
    guard hasRoom, !preparation.isPreparing else { return }
    reloadIfOwed()
    if preparation.owesInvalidation {
      preparation.owesInvalidation = false
      preparation.isPrepared = true
      storedLayout.invalidate(announcing: contextForData(everything: true))
      // The app's layout may have kept the invalidation to itself.
      preparation.isPrepared = false
      preparation.query = nil
    } else if preparation.isPrepared, preparation.preparedSize != storedBounds.size {
      // The size was changed in another way than through the frame.
      preparation.preparedSize = storedBounds.size
      if storedLayout.shouldInvalidateLayout(forBoundsChange: storedBounds) {
        let context = storedLayout.invalidationContext(forBoundsChange: storedBounds)
        context.isOfBounds = true
        storedLayout.invalidate(announcing: context)
      }
    }
    guard !preparation.isPrepared else { return }
    preparation.isPreparing = true
    preparation.isPrepared = true
    preparation.preparedSize = storedBounds.size
    preparation.isMirrored = wantsMirroring
    storedLayout.prepare()
    preparation.isPreparing = false
    takeOverContentSize()
    takeOverSpan()
  }

  /// Takes over the size of the layout's content.
  ///
  /// If that leaves the offset out of range, the layout is asked about the bounds that would be
  /// in range, but the offset stays (behaviour 441).
  final func takeOverContentSize() {
    let size = storedLayout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite else {
      return Self.raiseInvalid(
        CGRect(origin: .zero, size: size), by: "UICollectionViewLayout.collectionViewContentSize")
    }
    guard size != contentSize else { return }
    contentSize = size
    let inRange = clamped(contentOffset)
    guard inRange != contentOffset, preparation.isPrepared else { return }
    _ = storedLayout.shouldInvalidateLayout(
      forBoundsChange: CGRect(origin: inRange, size: storedBounds.size))
  }

  static func raiseInvalid(_ rect: CGRect, by call: String) {
    let words = [rect.minX, rect.minY, rect.width, rect.height].map(\.short)
    ModelException.invalidGeometry.raise(
      "CALayer bounds contains NaN: [\(words[0]) \(words[1]); \(words[2]) \(words[3])]. "
        + "Layer: <CALayer>", by: call)
  }

  // MARK: Asking for elements

  /// The visible bounds, widened to whole pages (behaviour 430).
  private var queryRect: CGRect {
    let bounds = storedBounds
    func pages(_ low: CGFloat, _ length: CGFloat) -> (low: CGFloat, length: CGFloat) {
      let first = (low / length).rounded(.down) * length
      let end = ((low + length) / length).rounded(.up) * length
      return (first, end - first)
    }
    let (x, width) = pages(bounds.minX, bounds.width)
    let (y, height) = pages(bounds.minY, bounds.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the elements around the visible ones, and asks the layout if they are not known.
  final func currentQuery() -> ElementQuery {
    let rect = queryRect
    if let known = preparation.query, known.rect == rect { return known }
    let known = preparation.query
    let answer = askForElements(in: rect)
    takeOverContentSize()
    loadCountsIfNeeded()
    let made = checked(answer, in: rect)
    if known != nil { checkUnchanged(made.others) }
    // A layout that was invalidated meanwhile is asked again.
    if preparation.isPrepared { preparation.query = made }
    return made
  }

  /// Drops attributes that cannot be shown, with UIKit's words (behaviour 438).
  private func checked(
    _ answer: [UICollectionViewLayoutAttributes], in rect: CGRect
  ) -> ElementQuery {
    var cells: [(row: ItemPath, attributes: UICollectionViewLayoutAttributes)] = []
    var others: [UICollectionViewLayoutAttributes] = []
    var known: Set<ElementName> = []
    cells.reserveCapacity(answer.count)
    for attributes in answer {
      guard attributes.isFinite else {
        Self.raiseInvalid(
          attributes.frame, by: "UICollectionViewLayout.layoutAttributesForElements(in:)")
        continue
      }
      if attributes.kind == .cell {
        guard let row = attributes.row, contains(row) else {
          warnNotValid(attributes)
          continue
        }
        cells.append((row, attributes))
      } else {
        let path = attributes.indexPath
        // A view at the edge of all content belongs to no section.
        guard path.count < 2 || counts.indices.contains(path[0]) else {
          warnNotValid(attributes)
          continue
        }
        if known.insert(ElementName(kind: attributes.kind, path: path)).inserted {
          others.append(attributes)
        }
      }
    }
    cells.sort { $0.row < $1.row }
    var unique: [(row: ItemPath, attributes: UICollectionViewLayoutAttributes)] = []
    unique.reserveCapacity(cells.count)
    for entry in cells where entry.row != unique.last?.row { unique.append(entry) }
    return ElementQuery(rect: rect, cells: unique, others: others)
  }

  private func warnNotValid(_ attributes: UICollectionViewLayoutAttributes) {
    ModelLog.warn(
      "Layout attributes \(attributes.words)were received from the layout "
        + "\(objectName(storedLayout)) but are not valid for the data source counts. Attributes "
        + "will be ignored.", by: "UICollectionViewLayout.layoutAttributesForElements(in:)")
  }

  /// Reports supplementary views that have moved although the layout was not invalidated (behaviour
  /// 439).
  private func checkUnchanged(_ others: [UICollectionViewLayoutAttributes]) {
    for attributes in others {
      guard case .supplementary = attributes.kind,
        let old = supplement(attributes.kind, attributes.indexPath)?.view.shownAttributes,
        !old.isEqual(attributes)
      else { continue }
      ModelException.internalInconsistency.raise(
        "layout attributes for supplementary item at index path (\(attributes.indexPath.words)) "
          + "changed from \(old.words)to \(attributes.words)without invalidating the layout",
        by: "UICollectionView.layoutSubviews()")
    }
  }

  /// Returns the attributes of an element: from the last query, or from the layout (behaviour 432,
  /// 440).
  final func attributes(
    _ kind: ElementKind, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    guard hasLayout else { return nil }
    switch kind {
    case .cell:
      guard let row = ItemPath(path) else { return nil }
      return attributes(of: row)
    case .supplementary(let name):
      let known = preparation.query?.others.first { $0.kind == kind && $0.indexPath == path }
      return known
        ?? storedLayout.layoutAttributesForSupplementaryView(ofKind: name, at: path).map(mirrored)
    case .decoration(let name):
      return storedLayout.layoutAttributesForDecorationView(ofKind: name, at: path).map(mirrored)
    }
  }

  /// Returns the attributes of an item of a layout that has prepared.
  final func attributes(of row: ItemPath) -> UICollectionViewLayoutAttributes? {
    if let known = preparation.query?.attributes(of: row) { return known }
    let attributes = storedLayout.layoutAttributesForItem(at: row.indexPath)
    return attributes?.isFinite == true ? attributes.map(mirrored) : nil
  }

  /// Returns the frontmost item at a point of the content.
  final func row(at point: CGPoint) -> ItemPath? {
    prepareLayout()
    guard hasLayout else { return nil }
    loadCountsIfNeeded()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = askForElements(in: spot)
    let hit = found.filter { attributes in
      guard let row = attributes.row, contains(row), !attributes.isHidden else { return false }
      let frame = visibleFrame(of: attributes)
      return point.x >= frame.minX && point.x < frame.maxX && point.y >= frame.minY
        && point.y < frame.maxY
    }
    return hit.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.row
  }

  // MARK: Exchanging the layout (behaviour 502)

  final func exchangeLayout(for new: UICollectionViewLayout) {
    let old = storedLayout
    guard new !== old else { return }
    dropTransition()
    let views = shownViews
    old.prepareForTransition(to: new)
    old.user = nil
    new.user?.layoutWasTaken()
    take(new)
    for view in views { view.willTransition(from: old, to: new) }
    new.prepareForTransition(from: old)
    showLayout()
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    for view in views { view.didTransition(from: old, to: new) }
  }

  /// Continues with an empty layout, because another collection view uses the former one now.
  final func layoutWasTaken() {
    storedLayout = UICollectionViewLayout()
    storedLayout.user = self
    preparation.isPrepared = false
    preparation.query = nil
    setNeedsLayout()
  }

  /// Returns where the content rests after a change, as the delegate or the layout decides
  /// (behaviour 499).
  final func targetOffset(for offset: CGPoint) -> CGPoint {
    let proposed = clamped(offset)
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? storedLayout.targetContentOffset(forProposedContentOffset: proposed)
    return target.x.isFinite && target.y.isFinite ? target : proposed
  }
}

extension UICollectionView {
  /// The identity of an element other than a cell.
  private struct ElementName: Hashable {
    let kind: ElementKind
    let path: IndexPath
  }
}
