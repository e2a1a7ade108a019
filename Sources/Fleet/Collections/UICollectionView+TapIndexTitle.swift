import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// Taps an entry of the index beside the collection view, which scrolls to its item.
  ///
  /// Records a failure when the index has no such entry, or when a user could not reach the
  /// collection view.
  ///
  /// ```swift
  /// let album = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// album.collectionView.tapIndexTitle("2024")
  /// ```
  public func tapIndexTitle(
    _ title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    tapping(indexTitle: title).perform(at: CallSite(fileID, filePath, line, column))
  }
}
