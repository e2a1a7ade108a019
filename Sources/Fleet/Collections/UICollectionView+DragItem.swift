import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// Drags an item to another place and drops it there.
  ///
  /// The place is the item's index path afterwards. The delegate may have the item go to another
  /// one, and the data source moves the item's data. Records a failure when a user could not reach
  /// the item, when it cannot be moved, when there is no such place, or when the delegate has the
  /// item stay where it is.
  ///
  /// ```swift
  /// let album = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// album.collectionView.dragItem(from: [0, 3], to: [0, 0])
  /// ```
  public func dragItem(
    from indexPath: IndexPath, to newIndexPath: IndexPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    dragging(indexPath, to: newIndexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
