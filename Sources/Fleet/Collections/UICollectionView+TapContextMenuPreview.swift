import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// Presses an item for long, and taps the preview above its context menu.
  ///
  /// Records a failure when a user could not reach the item, or when it has no context menu with a
  /// preview.
  ///
  /// ```swift
  /// let gallery = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// gallery.collectionView.tapContextMenuPreview(at: [0, 1])
  /// ```
  public func tapContextMenuPreview(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    tappingContextMenuPreview(at: indexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
