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
    let lookup = ItemLookup(
      collection: self, path: indexPath, site: CallSite(fileID, filePath, line, column))
    lookup.withMenu(to: "choose menu item") { menu in
      MenuWords(menu: menu, name: .collectionView).choose(title, at: lookup.site)
    } context: { open, item in
      guard let menu = open.menu else {
        return lookup.fail(CollectionWords.noItemsInContextMenu(item))
      }
      MenuWords(menu: menu, of: cellForItem(at: indexPath), name: .collectionView)
        .choose(title, at: lookup.site)
    }
  }

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
    let lookup = ItemLookup(
      collection: self, path: indexPath, site: CallSite(fileID, filePath, line, column))
    lookup.withContextMenu(to: "tap context menu preview") { open, item in
      guard open.hasPreview else {
        return lookup.fail(CollectionWords.noPreviewInContextMenu(item))
      }
      open.tapPreview()
    }
  }
}
