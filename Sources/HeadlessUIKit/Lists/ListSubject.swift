import Foundation

/// The requirements of the engine of lists, besides the parts that a user sees.
///
/// Both keep the state that they have alike under the same names. What UIKit calls differently in
/// each, above all the methods of delegates and data sources, the engine asks by the names here. The
/// engine itself stands in extensions of this protocol, a file for each thing that a list does.
@preconcurrency @MainActor
protocol ListSubject: ListView, AppCaller where Cell: ListCell {
  associatedtype Supplement: ListSupplement

  static var names: ListNames { get }

  /// The engine's state of the list.
  var list: ListState<Cell, Supplement> { get set }

  // MARK: Items and cells

  /// The number of items in each section at the last load.
  var knownCounts: [Int] { get }
  /// Asks for all counts, unless they are known.
  func loadCountsIfNeeded()
  /// Returns whether an item exists.
  func contains(_ item: ItemPath) -> Bool
  /// The cells that are in view.
  var visibleCells: [Cell] { get }
  /// Returns the index path of the item of a cell, if it is displayed.
  func indexPath(for cell: Cell) -> IndexPath?
  /// Returns where an item is, or `nil` if that is not known.
  func place(of item: ItemPath) -> CGRect?
  /// Returns whether a view is held by the list, or by a part of it that scrolls by itself.
  func holds(_ view: UIView) -> Bool
  /// Removes a view without requesting a layout.
  func detach(_ view: UIView)
  /// Makes a cell wait to be used again.
  func keep(_ cell: Cell)
  /// The broken conditions of the views for reuse.
  var brokenInvariantsOfPool: [String] { get }
  /// Removes a displayed view that stands for no item.
  func endDisplaying(_ entry: Supplement)
  func tellEndDisplaying(_ cell: Cell, at path: IndexPath)

  /// Whether a change of content makes the list measure again: 0 for nothing, 2 for constraints too.
  var invalidationLevel: Int { get }

  // MARK: Changing

  func reloadData()
  /// Goes on after updates that could not be made, which was reported.
  ///
  /// - Parameter counts: The data source's current counts, if it was asked.
  func updatesFailed(_ counts: [Int]?)
  /// Begins a batch, or a part of the current one.
  func openUpdates(by call: String)
  /// Whether a batch has nothing to change, because a reload within it takes its place.
  var reloadsInsteadOfBatch: Bool { get }
  /// Called before a data source's snapshot is shown.
  func snapshotWillShow()
  /// Applies a change: what stays moves to its new position with its view.
  func adopt(
    _ change: some ListChange, counts: [Int], updates: [ListUpdates.Update],
    reconfiguring items: [ItemPath])
  /// Asks the data source again for the cell of an item, which is to stay the same.
  ///
  /// - Returns: Its answer, or the same cell where another one was reported.
  func askAgain(for cell: Cell, of item: ItemPath) -> Cell?

  // MARK: Selecting

  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get set }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  /// Whether two fingers scroll, because the content is larger in both directions.
  var scrollsBothWays: Bool { get }
  func beginEditingForTwoFingers()
  /// Selects an item besides others, unless the delegate has something against it.
  func userSelectAlso(_ item: ItemPath)
  /// Returns the cell that a touch has gone down in, or in one of its subviews.
  func cell(touchedBy touch: UITouch) -> Cell?
  /// A finger that was on an item is gone.
  func pressEnded(_ index: Int, isTap: Bool, _ touch: UITouch)

  func shouldHighlight(at path: IndexPath) -> Bool
  func didHighlight(at path: IndexPath)
  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool?
  func didBeginMultipleSelection(at path: IndexPath)
  func didEndMultipleSelection()

  // MARK: Prefetching

  /// The object that prepares data for items that will soon be visible.
  var prefetcher: AnyObject? { get }
  func tellPrefetch(at paths: [IndexPath])
  func tellCancelPrefetching(at paths: [IndexPath])

  // MARK: Actions and menus

  /// Closes the open actions of an item.
  func closeActions()
  /// The data source deletes an item, where deletion is a separate action.
  func commitDeletion(at path: IndexPath)

  var hasDelegate: Bool { get }
  func menuConfiguration(at item: ItemPath, _ point: CGPoint) -> UIContextMenuConfiguration?
  func menuWillShow(_ configuration: UIContextMenuConfiguration, at path: IndexPath)
  func menuDidShow(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator)
  func menuWillPerformPreview(
    _ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator)
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, _ animator: MenuAnimator)

  func shouldShowCopyMenu(at path: IndexPath) -> Bool
  func allowsCommand(_ command: Selector, at path: IndexPath, _ sender: Any?) -> Bool
  func performCommand(_ command: Selector, at path: IndexPath, _ sender: Any?)
}

extension ListSubject {
  var edition: Int { list.edition }
  package var hasLoaded: Bool { list.hasLoaded }
  package var shownActions: ShownActions? { list.shownActions }
}
