import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// The supplementary view that a user sees, such as the header of a section, or `nil` if the layout
  /// has none there.
  ///
  /// Where it does not show, it is loaded as if the user had scrolled there. Records a failure when
  /// there is no such section.
  ///
  /// ```swift
  /// let gallery = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// let header = gallery.collectionView.fetchSupplementaryView(
  ///   ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
  /// ```
  public func fetchSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> UICollectionReusableView? {
    let lookup = ItemLookup(self, indexPath, CallSite(fileID, filePath, line, column))
    var found: UICollectionReusableView?
    lookup.perform { _ in
      if lookup.hasSection(to: "fetch supplementary views") {
        found = lookedAtSupplement(ofKind: elementKind, at: indexPath)
      }
    }
    return found
  }
}
