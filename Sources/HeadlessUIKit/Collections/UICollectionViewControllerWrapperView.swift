/// The view of a collection view controller, which holds the collection view (behaviour 565).
final class UICollectionViewControllerWrapperView: UIView {
  // The collection view says where the focus goes.
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { subviews }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    (next as? UICollectionViewController)?.installReordering()
  }
}
