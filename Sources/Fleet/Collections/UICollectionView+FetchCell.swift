import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// The cell that a user sees for an item: the one that shows, else the one that would show once
  /// the user has scrolled there.
  ///
  /// The collection view does not move. Records a failure when there is no such item, and answers a
  /// cell then that helpers leave alone.
  ///
  /// ```swift
  /// let gallery = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// let isSelected = gallery.collectionView.fetchCell(at: [0, 1]).isSelected
  /// ```
  public func fetchCell(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> UICollectionViewCell {
    ItemLookup(self, indexPath, CallSite(fileID, filePath, line, column)).cell(
      as: UICollectionViewCell.self)
      ?? placeholder(UICollectionViewCell.self)
  }

  /// The cell that a user sees for an item, as one of a class of the app's.
  ///
  /// Records a failure when there is no such item or its cell is of another class. It has to answer
  /// a cell of the class all the same, see ``cell(at:as:fileID:filePath:line:column:)`` for one that
  /// answers none.
  ///
  /// ```swift
  /// final class PhotoCell: UICollectionViewCell {}
  /// let gallery = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// let cell = gallery.collectionView.fetchCell(at: [0, 1], asType: PhotoCell.self)
  /// ```
  public func fetchCell<Cell: UICollectionViewCell>(
    at indexPath: IndexPath, asType: Cell.Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Cell {
    ItemLookup(self, indexPath, CallSite(fileID, filePath, line, column)).cell(as: asType)
      ?? placeholder(asType)
  }

  /// The cell that a user sees for an item, as one of a class of the app's, or `nil` after a
  /// failure.
  ///
  /// ```swift
  /// final class PhotoCell: UICollectionViewCell {}
  /// let gallery = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// let cell = gallery.collectionView.cell(at: [0, 1], as: PhotoCell.self)
  /// ```
  public func cell<Cell: UICollectionViewCell>(
    at indexPath: IndexPath, as type: Cell.Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Cell? {
    ItemLookup(self, indexPath, CallSite(fileID, filePath, line, column)).cell(as: type)
  }
}
