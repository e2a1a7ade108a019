// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UICollectionViewDelegateFlowLayout where Self: _RXDelegateProxy {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    receiver((any UICollectionViewDelegateFlowLayout).self, or: UnsetDelegate.shared)
      .collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    receiver((any UICollectionViewDelegateFlowLayout).self, or: UnsetDelegate.shared)
      .collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    receiver((any UICollectionViewDelegateFlowLayout).self, or: UnsetDelegate.shared)
      .collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    receiver((any UICollectionViewDelegateFlowLayout).self, or: UnsetDelegate.shared)
      .collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    receiver((any UICollectionViewDelegateFlowLayout).self, or: UnsetDelegate.shared)
      .collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    receiver((any UICollectionViewDelegateFlowLayout).self, or: UnsetDelegate.shared)
      .collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}
