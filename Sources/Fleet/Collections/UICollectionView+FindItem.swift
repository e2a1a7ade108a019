import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// The first item that shows a text, as a user finds it who looks from the start on.
  ///
  /// A label or a button in the cell has exactly that text. Answers `nil` where no item shows it;
  /// records a failure when it gives up, after 10,000 items.
  ///
  /// ```swift
  /// let gallery = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// if let path = gallery.collectionView.indexPath(ofItemShowing: "Pigeon") {
  ///   gallery.collectionView.selectItem(at: path)
  /// }
  /// ```
  public func indexPath(
    ofItemShowing text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> IndexPath? {
    ItemLookup(self, [], CallSite(fileID, filePath, line, column)).find(text, to: "find items")
  }
}
