import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// Pans over items with two fingers, which selects them all.
  ///
  /// Asks the delegate whether several items can be selected that way, edits the collection view or
  /// lets it select several, tells the delegate, and selects the items from the first to the last.
  /// Items that the delegate refuses are left out; selected ones stay selected. Records a failure
  /// when a user could not reach the first item, when the last one does not exist, or when two
  /// fingers select nothing.
  ///
  /// ```swift
  /// let gallery = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// gallery.collectionView.allowsMultipleSelectionDuringEditing = true
  /// gallery.collectionView.selectItems(from: [0, 1], to: [0, 5])
  /// ```
  public func selectItems(
    from indexPath: IndexPath, to lastIndexPath: IndexPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    selecting(indexPath, to: lastIndexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
