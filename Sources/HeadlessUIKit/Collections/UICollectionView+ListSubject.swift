import Foundation

extension UICollectionView: ListSubject {
  static let names = ListNames(
    list: "UICollectionView", function: "collectionView", item: "item",
    count: "collectionView(_:numberOfItemsInSection:)",
    shouldHighlight: "collectionView(_:shouldHighlightItemAt:)",
    dequeue: "-dequeueReusableCellWithReuseIdentifier:forIndexPath:",
    reconfigure: "reconfigureItems(at:)", invalidPath: InvalidIndexPath.ofItem,
    turns: ListNames.Turns(
      updates: "UICollectionView.performBatchUpdates completion",
      actions: "UICollectionView item actions"))

  package final var delegateObject: NSObject? { delegate as? NSObject }
  package final var dataSourceObject: NSObject? { dataSource as? NSObject }

  // MARK: Items and cells

  package final func sectionCount(of source: any UICollectionViewDataSource) -> Int {
    source.numberOfSections(in: self)
  }

  package final func count(
    ofSection section: Int, of source: any UICollectionViewDataSource
  ) -> Int {
    source.collectionView(self, numberOfItemsInSection: section)
  }

  final var knownCounts: [Int] { counts }

  final func place(of item: ItemPath) -> CGRect? { rect(of: item) }

  package final func cell(of item: ItemPath) -> UICollectionViewCell? {
    cellForItem(at: item.indexPath)
  }

  package final func givesRoom(to cell: UICollectionViewCell, at item: ItemPath) -> Bool {
    !cell.bounds.isEmpty
  }

  final var brokenInvariantsOfPool: [String] { pool.brokenInvariants }

  final func keep(_ cell: UICollectionViewCell) { pool.keep(cell, for: self) }

  final func tellEndDisplaying(_ cell: UICollectionViewCell, at path: IndexPath) {
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  /// How much of a cell is followed, which is nothing before iOS 16 (behaviour 783).
  final var invalidationLevel: Int {
    hostApplication.device.system.major < 16 ? 0 : selfSizingInvalidation.rawValue
  }

  // MARK: Changing

  final var reloadsInsteadOfBatch: Bool { !list.hasLoaded }

  final func snapshotWillShow() {}

  final func askAgain(for cell: UICollectionViewCell, of item: ItemPath) -> UICollectionViewCell? {
    guard let source = dataSource else { return nil }
    let path = item.indexPath
    return ask(.cell, path, existing: cell) { source.collectionView(self, cellForItemAt: path) }
  }

  // MARK: Selecting

  package final var isInEditMode: Bool { isEditing }

  final var scrollsBothWays: Bool {
    let room = storedBounds.size
    return contentSize.width > room.width && contentSize.height > room.height
  }

  final func beginEditingForTwoFingers() { isEditing = true }

  final func shouldHighlight(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: path) != false
  }

  final func didHighlight(at path: IndexPath) {
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  final func shouldBeginMultipleSelection(at path: IndexPath) -> Bool? {
    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
  }

  final func didBeginMultipleSelection(at path: IndexPath) {
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  final func didEndMultipleSelection() {
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  // MARK: Prefetching

  final var prefetcher: AnyObject? { prefetchDataSource }

  final func tellPrefetch(at paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  final func tellCancelPrefetching(at paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }

  // MARK: Actions and menus

  /// Nothing: what deletes an item is an action of the app's.
  final func commitDeletion(at path: IndexPath) {}

  final var hasDelegate: Bool { delegate != nil }

  /// Asks for the menu of an item; a selected item's menu is for all selected ones.
  final func menuConfiguration(
    at item: ItemPath, _ point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard hostApplication.device.system.asksForMenusOfItems else {
      return delegate?.collectionView(
        self, contextMenuConfigurationForItemAt: item.indexPath, point: point)
    }
    let isForAll = list.selection.contains(item) && list.selection.count > 1
    let paths = isForAll ? list.selection.rows.map(\.indexPath) : [item.indexPath]
    return delegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  final func menuWillShow(_ configuration: UIContextMenuConfiguration, at path: IndexPath) {
    _ = delegate?.collectionView(
      self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
  }

  final func menuDidShow(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  final func menuWillPerformPreview(
    _ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator
  ) {
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  final func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, _ animator: MenuAnimator
  ) {
    delegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
    _ = delegate?.collectionView(
      self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
  }

  final func shouldShowCopyMenu(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldShowMenuForItemAt: path) ?? false
  }

  final func allowsCommand(_ command: Selector, at path: IndexPath, _ sender: Any?) -> Bool {
    delegate?.collectionView(self, canPerformAction: command, forItemAt: path, withSender: sender)
      ?? false
  }

  final func performCommand(_ command: Selector, at path: IndexPath, _ sender: Any?) {
    delegate?.collectionView(self, performAction: command, forItemAt: path, withSender: sender)
  }
}

extension UICollectionView: DragSubject {
  final var givesDrags: Bool { dragInteractionEnabled && dragDelegate != nil }

  final var takesDrops: Bool { dropDelegate != nil }

  final func shouldSpringLoad(
    at path: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool { delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true }

  final func dragItems(for session: DragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  final func dragWillLift(at path: IndexPath) {
    _ = dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  final func dragWillBegin(_ session: DragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  final func dragAllowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  final func dragIsRestricted(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  final func dragDidEnd(_ session: DragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  final func dropCanHandle(_ session: DragSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  final func dropDidEnter(_ session: DragSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  final func dropProposal(
    for session: DragSession, at path: IndexPath?
  ) -> UICollectionViewDropProposal? {
    dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
  }

  final func performDrop(
    _ session: DragSession, at path: IndexPath?, _ proposal: UICollectionViewDropProposal
  ) {
    let coordinator = ListDropCoordinator(self, session, at: path, proposal)
    dropDelegate?.collectionView(self, performDropWith: coordinator)
  }

  final func dropWillFall(at path: IndexPath) {
    _ = dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  final func dropDidExit(_ session: DragSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  final func dropDidEnd(_ session: DragSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
}
