public import Foundation

/// A move of the focus from a row of a table, or to one.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// Creates the part of a move that concerns a table.
  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    self.table = table
    super.init(
      from: context.previouslyFocusedView, to: context.nextFocusedView, context.focusHeading)
  }

  /// The row that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { row(of: previouslyFocusedView) }

  /// The row that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { row(of: nextFocusedView) }

  private final let table: UITableView

  private final func row(of view: UIView?) -> IndexPath? {
    table.visibleCells.first { view?.isDescendant(of: $0) == true }.flatMap(table.indexPath)
  }
}
