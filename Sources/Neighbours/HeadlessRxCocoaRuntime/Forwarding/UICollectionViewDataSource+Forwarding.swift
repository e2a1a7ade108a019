// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UICollectionViewDataSource where Self: _RXDelegateProxy {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    receiver((any UICollectionViewDataSource).self, or: UnsetDelegate.shared).numberOfSections(
      in: collectionView)
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    receiver((any UICollectionViewDataSource).self, or: UnsetDelegate.shared).collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    receiver((any UICollectionViewDataSource).self, or: UnsetDelegate.shared).collectionView(
      collectionView, canMoveItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let receiver = receiver((any UICollectionViewDataSource).self, or: UnsetDelegate.shared)
    send(
      "collectionView:moveItemAt:to:",
      [boxed(collectionView), boxed(sourceIndexPath), boxed(destinationIndexPath)]
    ) {
      receiver.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    receiver((any UICollectionViewDataSource).self, or: UnsetDelegate.shared).indexTitles(
      for: collectionView)
  }

  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    receiver((any UICollectionViewDataSource).self, or: UnsetDelegate.shared).collectionView(
      collectionView, indexPathForIndexTitle: title, at: index)
  }
}
