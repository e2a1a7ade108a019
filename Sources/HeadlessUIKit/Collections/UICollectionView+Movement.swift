import Foundation

extension UICollectionView {
  /// Begins to move an item, if the data source allows it (behaviour 559).
  final func beginMovement(of path: IndexPath) -> Bool {
    guard let row = movableItem(path) else { return false }
    beginMovement(of: row)
    return true
  }

  /// Returns the item of an index path, if it can begin to move now: the data source is asked.
  final func movableItem(_ path: IndexPath) -> ItemPath? {
    layOutIfReloaded()
    loadCountsIfNeeded()
    guard moment.movement == nil, let row = ItemPath(path), contains(row), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: path), contains(row)
    else { return nil }
    return row
  }

  /// Begins to move an item that the data source has let move.
  final func beginMovement(of row: ItemPath) {
    let center = rect(of: row).map { CGPoint(x: $0.midX, y: $0.midY) }
    moment.movement = ItemMovement(row: row, target: row, position: center ?? .zero)
    displayedCell(row)?.isReordering = true
  }

  /// Drags an item to another place and drops it, as a user does.
  package final func userMove(_ row: ItemPath, to place: ItemPath) -> ListMove {
    guard beginMovement(of: row.indexPath) else { return .refused }
    holdAtEdge(untilShown: place)
    guard hasPlace(place, for: row) else {
      cancelMovement()
      return .stayed
    }
    let center = rect(of: place).map { CGPoint(x: $0.midX, y: $0.midY) }
    updateMovement(to: center ?? moment.movement?.position ?? .zero, proposing: place.indexPath)
    let target = moment.movement?.target
    endMovement()
    guard let target, target != row else { return .stayed }
    return .moved(target)
  }

  /// Moves the finger; delegate and layout decide where the item would go.
  ///
  /// - Parameter place: Where the user means to go, if the position alone does not say it.
  final func updateMovement(to position: CGPoint, proposing place: IndexPath? = nil) {
    guard let current = moment.movement, position.x.isFinite, position.y.isFinite else { return }
    prepareLayout()
    let last = current.target.indexPath
    let answer = asking {
      let proposed =
        place
        ?? storedLayout.targetIndexPath(forInteractivelyMovingItem: last, withPosition: position)
      guard proposed != last, let delegate else { return proposed }
      guard hostApplication.device.system.asksForWayOfItems else {
        return delegate.collectionView(
          self, targetIndexPathForMoveFromItemAt: current.row.indexPath,
          toProposedIndexPath: proposed)
      }
      return delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: current.row.indexPath,
        atCurrentIndexPath: last, toProposedIndexPath: proposed)
    }
    guard let answer, moment.movement != nil else { return }
    guard let target = ItemPath(answer), hasPlace(target, for: current.row) else {
      return raiseNoPlace(answer)
    }
    moment.movement?.target = target
    moment.movement?.position = position
    storedLayout.invalidate(
      announcing: storedLayout.invalidationContext(
        forInteractivelyMovingItems: [target.indexPath], withTargetPosition: position,
        previousIndexPaths: [last], previousPosition: current.position))
    if place == nil { scrollOnAtEdge() }
  }

  /// Scrolls in a moment, if the item is still held at an edge then.
  private func scrollOnAtEdge() {
    guard let current = moment.movement, current.edgeStep == nil else { return }
    guard nextOffset(of: current) != contentOffset else {
      moment.movement?.edgeStepCount = 0
      return
    }
    moment.movement?.edgeStep = hostApplication.mainLoop.enqueue(
      "an item is held at an edge", after: Self.edgeFrame
    ) { [weak self] in self?.scrollAtEdge() }
  }

  /// Scrolls a step.
  ///
  /// The item stays at the edge of the list, and so moves on in the content.
  private func scrollAtEdge() {
    moment.movement?.edgeStep = nil
    guard let current = moment.movement else { return }
    let old = contentOffset
    contentOffset = nextOffset(of: current)
    guard contentOffset != old else { return }
    moment.movement?.edgeStepCount += 1
    layoutIfNeeded()
    guard let current = moment.movement else { return }
    updateMovement(
      to: CGPoint(
        x: current.position.x + contentOffset.x - old.x,
        y: current.position.y + contentOffset.y - old.y))
  }

  private func nextOffset(of current: ItemMovement) -> CGPoint {
    offset(heldAt: current.position, afterSteps: current.edgeStepCount)
  }

  /// Drops the item, and tells the data source if its index path has changed.
  final func endMovement() {
    guard let current = moment.movement else { return }
    finishMovement(current, at: current.target, isCancelled: false)
    guard current.target != current.row else { return }
    list.missingMethod = nil
    let isCurrent = isUnchanged {
      dataSource?.collectionView(
        self, moveItemAt: current.row.indexPath, to: current.target.indexPath)
    }
    // A data source that has updated the collection view meanwhile has shown the move already.
    if list.missingMethod == nil, isCurrent {
      relocate(current.row, to: current.target)
    }
  }

  /// Puts the item back.
  final func cancelMovement() {
    guard let current = moment.movement else { return }
    finishMovement(current, at: current.row, isCancelled: true)
  }

  private func finishMovement(_ current: ItemMovement, at row: ItemPath, isCancelled: Bool) {
    if let step = current.edgeStep { hostApplication.mainLoop.cancel(step) }
    moment.movement = nil
    displayedCell(current.row)?.isReordering = false
    storedLayout.invalidate(
      announcing: storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [row.indexPath], previousIndexPaths: [current.row.indexPath],
        movementCancelled: isCancelled))
  }

  private func raiseNoPlace(_ answer: IndexPath) {
    ModelException.internalInconsistency.raise(
      "An item cannot be moved to the index path \(answer.words), which was returned for it.",
      by: "UICollectionView.updateInteractiveMovementTargetPosition(_:)")
  }
}
