import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// Presses an item for long, which opens its context menu, and chooses a menu item.
  ///
  /// An item without one may have the menu from before iOS 13, whose commands the delegate performs.
  /// In a list, an item with a pop-up menu at its edge opens that with a tap instead.
  /// Items of submenus are found too. Nothing is selected. Records a failure when a user could not
  /// reach the item, when it has no menu, or when no menu item of that title can be chosen.
  ///
  /// ```swift
  /// let gallery = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// gallery.collectionView.chooseMenuItem(withTitle: "Share", at: [0, 1])
  /// ```
  public func chooseMenuItem(
    withTitle title: String, at indexPath: IndexPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    choosingItem(title, at: indexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}
