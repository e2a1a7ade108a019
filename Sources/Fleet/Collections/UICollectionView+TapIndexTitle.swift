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
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(on: self, saying: CollectionWords.tappingIndex, at: site) { _ in
      let lookup = ItemLookup(collection: self, path: [], site: site)
      guard dataSource != nil else {
        return lookup.fail(CollectionWords.noDataSource(to: "tap index", in: self))
      }
      layOutForUser()
      let titles = indexTitles
      guard let index = titles.firstIndex(of: title) else {
        return lookup.fail(CollectionWords.noIndexEntry(title, among: titles, in: self))
      }
      userTapIndexTitle(title, at: index)
    }
  }
}
