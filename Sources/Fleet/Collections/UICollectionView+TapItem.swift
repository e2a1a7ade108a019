import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// Taps an item as a user does.
  ///
  /// An item whose selection the app refuses stays as it is, and a selected one among several is
  /// deselected. Records a failure when a user could not tap the item.
  ///
  /// ```swift
  /// let gallery = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// gallery.collectionView.tapItem(at: [0, 1])
  /// ```
  public func tapItem(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    tapping(itemAt: indexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
