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
    ItemLookup(self, indexPath, CallSite(fileID, filePath, line, column)).select(to: "select item")
  }

  /// Taps an item, whatever that does.
  ///
  /// An item that the app does not let be selected stays as it is, and a selected one among several
  /// is deselected. Records a failure when a user could not tap the item.
  ///
  /// ```swift
  /// let gallery = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// gallery.collectionView.tapItem(at: [0, 1])
  /// ```
  public func tapItem(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    ItemLookup(self, indexPath, CallSite(fileID, filePath, line, column)).tap(to: "tap item")
  }
}
