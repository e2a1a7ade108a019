import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// Collapses an item of an outline: a tap on the arrow at its edge.
  ///
  /// Records a failure when a user could not tap the arrow, when the item has no arrow, when it is
  /// not expanded, or when a handler of the data source refuses.
  ///
  /// ```swift
  /// let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
  /// let files = UICollectionViewController(collectionViewLayout: list)
  /// files.collectionView.collapseItem(at: [0, 0])
  /// ```
  public func collapseItem(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    collapsing(itemAt: indexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
