// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UICollectionViewDataSource where Self: _RXDelegateProxy {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    (receiver(or: UnsetDelegate.shared) as any UICollectionViewDataSource).numberOfSections(
      in: collectionView)
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    (receiver(or: UnsetDelegate.shared) as any UICollectionViewDataSource).collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    (receiver(or: UnsetDelegate.shared) as any UICollectionViewDataSource).collectionView(
      collectionView, canMoveItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let receiver: any UICollectionViewDataSource = receiver(or: UnsetDelegate.shared)
    send(
      "collectionView:moveItemAt:to:",
      [boxed(collectionView), boxed(sourceIndexPath), boxed(destinationIndexPath)]
    ) {
      receiver.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    (receiver(or: UnsetDelegate.shared) as any UICollectionViewDataSource).indexTitles(
      for: collectionView)
  }

  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    (receiver(or: UnsetDelegate.shared) as any UICollectionViewDataSource).collectionView(
      collectionView, indexPathForIndexTitle: title, at: index)
  }
}
