// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UICollectionViewDataSourcePrefetching where Self: _RXDelegateProxy {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    let receiver = receiver(
      (any UICollectionViewDataSourcePrefetching).self, or: UnsetDelegate.shared)
    send("collectionView:cancelPrefetchingForItemsAt:", [boxed(collectionView), boxed(indexPaths)])
    { receiver.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) }
  }
}
