public import Foundation

/// A move of the focus from an item of a collection view, or to one.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { indexPath(of: previouslyFocusedView) }

  /// The item that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { indexPath(of: nextFocusedView) }
}
