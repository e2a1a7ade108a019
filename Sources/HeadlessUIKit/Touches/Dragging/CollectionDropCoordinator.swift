import Foundation

/// What is dropped on a collection view.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  let items: [any UICollectionViewDropItem]
  private let collectionView: UICollectionView

  init(
    _ collectionView: UICollectionView, _ session: DragSession, at path: IndexPath?,
    _ proposal: UICollectionViewDropProposal
  ) {
    self.collectionView = collectionView
    self.session = session
    self.proposal = proposal
    destinationIndexPath = path
    let source = session.origin.flatMap { $0.view === collectionView ? $0.path : nil }
    items = session.items.map { Item($0, from: source) }
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    _ = collectionView.dropDelegate?.collectionView(
      collectionView, dropPreviewParametersForItemAt: indexPath)
    return fall()
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { fall() }

  /// Returns an animator that runs what is added to it on the next turn.
  private func fall() -> DragAnimator {
    let animator = DragAnimator()
    collectionView.hostApplication.mainLoop.enqueue("drop animation") { animator.run() }
    return animator
  }

  private final class Item: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?

    init(_ item: UIDragItem, from path: IndexPath?) {
      dragItem = item
      sourceIndexPath = path
      super.init()
    }

    var previewSize: CGSize { .zero }
  }
}
