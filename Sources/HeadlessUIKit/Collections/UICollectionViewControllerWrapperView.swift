/// The view of a collection view controller, which holds the collection view (behaviour 565).
final class UICollectionViewControllerWrapperView: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    (next as? UICollectionViewController)?.installReordering()
  }
}
