import Foundation

/// A drag that begins at an item.
struct CollectionDrag: DragSide {
  let collectionView: UICollectionView
  let path: IndexPath

  private var delegate: (any UICollectionViewDragDelegate)? { collectionView.dragDelegate }

  func items(for session: DragSession) -> [UIDragItem] {
    session.origin = (collectionView, path)
    return delegate?.collectionView(collectionView, itemsForBeginning: session, at: path) ?? []
  }

  func willLift(_ items: [UIDragItem], _ session: DragSession) {
    _ = delegate?.collectionView(collectionView, dragPreviewParametersForItemAt: path)
  }

  func willBegin(_ session: DragSession) {
    collectionView.hasActiveDrag = true
    delegate?.collectionView(collectionView, dragSessionWillBegin: session)
  }

  func allowsMove(_ session: DragSession) -> Bool {
    delegate?.collectionView(collectionView, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: DragSession) -> Bool {
    delegate?.collectionView(
      collectionView, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func didMove(_ session: DragSession) {}

  func willEnd(_ session: DragSession, with operation: UIDropOperation) {}

  func didEnd(_ session: DragSession, with operation: UIDropOperation) {
    collectionView.hasActiveDrag = false
    delegate?.collectionView(collectionView, dragSessionDidEnd: session)
  }
}
