import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// Selects an item the way a finger does: with a tap on it.
  ///
  /// Highlights the item, asks the delegate, deselects the old item where only one can be selected,
  /// selects the new one, tells the delegate and unhighlights the item. Records a failure when a
  /// user could not tap the item, when nothing can be selected, or when the delegate refuses; the
  /// failure names the method. An item among several that is selected already would be deselected
  /// by a tap: that is a failure too, see ``tapItem(at:fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// let gallery = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// gallery.collectionView.selectItem(at: [0, 1])
  /// ```
  public func selectItem(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    selecting(itemAt: indexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
