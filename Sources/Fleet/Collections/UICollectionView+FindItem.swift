import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// How many items are looked at in search of a text.
  private static let searchLimit = 10_000

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
    var found: IndexPath?
    let lookup = ItemLookup(
      collection: self, path: [], site: CallSite(fileID, filePath, line, column))
    lookup.perform { _ in
      guard lookup.source(for: "find items") != nil else { return }
      var lookedAtCount = 0
      for (section, count) in itemCounts.enumerated() {
        for item in 0..<count {
          guard lookedAtCount < Self.searchLimit else {
            return lookup.fail(CollectionWords.noneShows(text, ofFirst: lookedAtCount, in: self))
          }
          lookedAtCount += 1
          let item = TableRow(section: section, row: item)
          guard let cell = lookedAtCell(item) else { continue }
          if !cell.isHidden, ShownText.isShown(text, in: cell) {
            found = item.indexPath
            return
          }
        }
      }
    }
    return found
  }
}
