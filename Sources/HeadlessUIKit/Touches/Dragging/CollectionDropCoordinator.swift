import Foundation

/// What is dropped on a collection view.
final class CollectionDropCoordinator:
  DropCoordinator<UICollectionView, UICollectionViewDropProposal>, UICollectionViewDropCoordinator
{
  var items: [any UICollectionViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    _ = holder.dropDelegate?.collectionView(holder, dropPreviewParametersForItemAt: indexPath)
    return fall()
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { fall() }
}
