public import Foundation

/// A move of the focus from an item of a collection view, or to one.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Creates the part of a move that concerns a collection view.
  init(_ context: UIFocusUpdateContext, in collection: UICollectionView) {
    self.collection = collection
    super.init(
      from: context.previouslyFocusedView, to: context.nextFocusedView, context.focusHeading)
  }

  /// The item that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { item(of: previouslyFocusedView) }

  /// The item that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { item(of: nextFocusedView) }

  private final let collection: UICollectionView

  private final func item(of view: UIView?) -> IndexPath? {
    collection.visibleCells.first { view?.isDescendant(of: $0) == true }
      .flatMap(collection.indexPath)
  }
}
