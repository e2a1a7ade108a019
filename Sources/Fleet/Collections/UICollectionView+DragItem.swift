import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// Drags an item to another place and drops it there.
  ///
  /// The place is the item's index path afterwards. The delegate may have the item go to another one,
  /// and the data source moves what the item shows. Records a failure when a user could not reach the
  /// item, when it cannot be moved, when there is no such place, or when the delegate has the item
  /// stay where it is.
  ///
  /// ```swift
  /// let album = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// album.collectionView.dragItem(from: [0, 3], to: [0, 0])
  /// ```
  public func dragItem(
    from indexPath: IndexPath, to newIndexPath: IndexPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    let lookup = ItemLookup(collection: self, path: indexPath, site: site)
    Gesture.perform(with: self, at: site) { _ in
      guard let item = lookup.item(to: "drag item"),
        let place = ItemLookup(collection: self, path: newIndexPath, site: site).place(for: item),
        lookup.reach(item) != nil
      else { return }
      let missing = missingMethod {
        switch userMove(item, to: place) {
        case .moved: return
        case .refused: lookup.fail(CollectionWords.notMovable(item, in: self))
        case .stayed where place == item: return
        case .stayed: lookup.fail(CollectionWords.stays(item, in: self))
        }
      }
      if let missing { lookup.fail(CollectionWords.notImplemented(missing, for: item, in: self)) }
    }
  }
}
