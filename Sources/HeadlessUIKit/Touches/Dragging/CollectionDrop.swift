import Foundation

/// A drop on a collection view.
final class CollectionDrop: DropSide {
  private let collectionView: UICollectionView
  private let path: IndexPath?
  private var proposal = UICollectionViewDropProposal(operation: .cancel)

  init(_ collectionView: UICollectionView, at path: IndexPath?) {
    self.collectionView = collectionView
    self.path = path
  }

  private var delegate: (any UICollectionViewDropDelegate)? { collectionView.dropDelegate }

  func canHandle(_ session: DragSession) -> Bool {
    delegate?.collectionView(collectionView, canHandle: session) ?? false
  }

  func didEnter(_ session: DragSession) {
    collectionView.hasActiveDrop = true
    delegate?.collectionView(collectionView, dropSessionDidEnter: session)
    if let place = path.flatMap(TableRow.init) { collectionView.holdAtEdge(untilShown: place) }
  }

  func didUpdate(_ session: DragSession) -> UIDropOperation {
    if let new = delegate?.collectionView(
      collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    {
      proposal = new
    }
    return proposal.operation
  }

  func perform(_ session: DragSession) {
    delegate?.collectionView(
      collectionView,
      performDropWith: CollectionDropCoordinator(collectionView, session, at: path, proposal))
  }

  func didExit(_ session: DragSession) {
    collectionView.hasActiveDrop = false
    delegate?.collectionView(collectionView, dropSessionDidExit: session)
  }

  func didEnd(_ session: DragSession) {
    collectionView.hasActiveDrop = false
    delegate?.collectionView(collectionView, dropSessionDidEnd: session)
  }
}
