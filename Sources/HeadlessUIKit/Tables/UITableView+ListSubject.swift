import Foundation

extension UITableView: ListSubject {
  static let names = ListNames(
    list: "UITableView", function: "tableView", item: "row",
    count: "tableView(_:numberOfRowsInSection:)",
    shouldHighlight: "tableView(_:shouldHighlightRowAt:)",
    dequeue: "-dequeueReusableCellWithIdentifier:forIndexPath:",
    reconfigure: "reconfigureRows(at:)", invalidPath: InvalidIndexPath.inTable,
    turns: ListNames.Turns(
      updates: "UITableView.performBatchUpdates completion", actions: "UITableView row actions"))

  package final var delegateObject: NSObject? { delegate as? NSObject }
  package final var dataSourceObject: NSObject? { dataSource as? NSObject }

  // MARK: Items and cells

  package final func sectionCount(of source: any UITableViewDataSource) -> Int {
    source.numberOfSections(in: self)
  }

  package final func count(ofSection section: Int, of source: any UITableViewDataSource) -> Int {
    source.tableView(self, numberOfRowsInSection: section)
  }

  package final func count(ofSection section: Int) -> Int? {
    geometry.sections.indices.contains(section) ? geometry.sections[section].count : nil
  }

  final var knownCounts: [Int] { geometry.sections.map(\.count) }

  final func contains(_ row: ItemPath) -> Bool { geometry.contains(row) }

  final func place(of row: ItemPath) -> CGRect? { rect(of: row) }

  final func holds(_ view: UIView) -> Bool { view.storedSuperview === self }

  package final func layOutForUser() {
    layOutForUser(hasScrolled: false)
    loadCountsIfNeeded()
  }

  package final func cell(of row: ItemPath) -> UITableViewCell? { cellForRow(at: row.indexPath) }

  package final func givesRoom(to cell: UITableViewCell, at row: ItemPath) -> Bool {
    height(of: row) > 0
  }

  final var brokenInvariantsOfPool: [String] { pool.brokenInvariants }

  final func keep(_ cell: UITableViewCell) { pool.keep(cell, for: self) }

  final func tellEndDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// How much of a cell is followed, which is nothing before iOS 16 (behaviour 783).
  final var invalidationLevel: Int {
    hostApplication.device.system.major < 16 ? 0 : selfSizingInvalidation.rawValue
  }

  // MARK: Changing

  final var reloadsInsteadOfBatch: Bool { false }

  final func snapshotWillShow() { list.batch.removeUpdates() }

  final func askAgain(for cell: UITableViewCell, of row: ItemPath) -> UITableViewCell? {
    guard let source = dataSource else { return nil }
    let request = CellRequest(row: row, existing: cell)
    pass.requests.append(request)
    let answer = source.tableView(self, cellForRowAt: row.indexPath)
    pass.requests.removeLast()
    guard request.isReported else { return answer }
    putBack(answer)
    return cell
  }

  // MARK: Selecting

  package final var isInEditMode: Bool { storedIsEditing }

  final var scrollsBothWays: Bool { false }

  final func beginEditingForTwoFingers() { setEditing(true, animated: true) }

  final func shouldHighlight(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: path) != false
  }

  final func didHighlight(at path: IndexPath) {
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  final func shouldBeginMultipleSelection(at path: IndexPath) -> Bool? {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path)
  }

  final func didBeginMultipleSelection(at path: IndexPath) {
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  final func didEndMultipleSelection() {
    delegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }

  package final func userTapIndexTitle(_ title: String, at index: Int) {
    userTapIndexTitle(at: index)
    layOutForUser(hasScrolled: true)
  }

  // MARK: Prefetching

  final var prefetcher: AnyObject? { prefetchDataSource }

  final func tellPrefetch(at paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }

  final func tellCancelPrefetching(at paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }

  // MARK: Actions and menus

  package final func canSwipe(_ row: ItemPath) -> Bool { true }

  final func commitDeletion(at path: IndexPath) {
    dataSource?.tableView(self, commit: .delete, forRowAt: path)
  }

  final var hasDelegate: Bool { delegate != nil }

  final func menuConfiguration(
    at row: ItemPath, _ point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: row.indexPath, point: point)
  }

  final func menuWillShow(_ configuration: UIContextMenuConfiguration, at path: IndexPath) {
    _ = delegate?.tableView(
      self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  final func menuDidShow(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  final func menuWillPerformPreview(
    _ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  final func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, _ animator: MenuAnimator
  ) {
    _ = delegate?.tableView(
      self, previewForDismissingContextMenuWithConfiguration: configuration)
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  final func shouldShowCopyMenu(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldShowMenuForRowAt: path) ?? false
  }

  final func allowsCommand(_ command: Selector, at path: IndexPath, _ sender: Any?) -> Bool {
    delegate?.tableView(self, canPerformAction: command, forRowAt: path, withSender: sender)
      ?? false
  }

  final func performCommand(_ command: Selector, at path: IndexPath, _ sender: Any?) {
    delegate?.tableView(self, performAction: command, forRowAt: path, withSender: sender)
  }
}

extension UITableView: DragSubject {
  final var givesDrags: Bool { dragInteractionEnabled && dragDelegate != nil }

  final var takesDrops: Bool { dropDelegate != nil }

  final func shouldSpringLoad(
    at path: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool { delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true }

  final func dragItems(for session: DragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  final func dragWillLift(at path: IndexPath) {
    _ = dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  final func dragWillBegin(_ session: DragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  final func dragAllowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  final func dragIsRestricted(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  final func dragDidEnd(_ session: DragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  final func dropCanHandle(_ session: DragSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  final func dropDidEnter(_ session: DragSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  final func dropProposal(
    for session: DragSession, at path: IndexPath?
  ) -> UITableViewDropProposal? {
    dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
  }

  final func performDrop(
    _ session: DragSession, at path: IndexPath?, _ proposal: UITableViewDropProposal
  ) {
    let coordinator = ListDropCoordinator(self, session, at: path, proposal)
    dropDelegate?.tableView(self, performDropWith: coordinator)
  }

  final func dropWillFall(at path: IndexPath) {
    _ = dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  final func dropDidExit(_ session: DragSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  final func dropDidEnd(_ session: DragSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
}
