import Foundation

/// A layout that works out sections, and answers from what it knows of them.
@MainActor
protocol SectionedLayout: UICollectionViewLayout {
  /// The size of all sections.
  var contentSize: CGSize { get }

  /// Works out sections, unless they are known.
  func updateSections()

  /// Returns the attributes of all elements in a rectangle.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]

  /// Returns the attributes of the cell of an item, or `nil` if there is no such item.
  func attributes(of row: TableRow) -> UICollectionViewLayoutAttributes?

  /// Returns the attributes of a supplementary view, or `nil` if there is none.
  func supplementaryAttributes(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes?

  /// Returns the attributes of a background, or `nil` if there is none.
  func decorationAttributes(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes?
}
