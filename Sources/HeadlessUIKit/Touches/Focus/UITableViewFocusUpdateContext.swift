public import Foundation

/// A move of the focus from a row of a table, or to one.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { indexPath(of: previouslyFocusedView) }

  /// The row that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { indexPath(of: nextFocusedView) }
}
