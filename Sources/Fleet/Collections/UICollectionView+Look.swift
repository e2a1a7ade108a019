import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// The cell that a user sees for an item: the visible one, or else the one that would appear once
  /// the user has scrolled there.
  ///
  /// The collection view does not move. Records a failure when there is no such item, and then
  /// returns a cell that helpers leave alone.
  ///
  /// ```swift
  /// let gallery = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  /// let isSelected = gallery.collectionView.fetchCell(at: [0, 1]).isSelected
  /// ```
  public func fetchCell(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> UICollectionViewCell {
    look(at: indexPath, from: CallSite(fileID, filePath, line, column)) {
      lookup throws(Fault) in try lookup.cell(as: UICollectionViewCell.self)
    }
      ?? placeholder(UICollectionViewCell.self)
  }

  /// The cell that a user sees for an item, as a class of the app's.
  ///
  /// Records a failure when there is no such item or its cell is of another class. It still returns
  /// a cell of the class then; ``cell(at:as:fileID:filePath:line:column:)`` returns `nil` instead.
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
    look(at: indexPath, from: CallSite(fileID, filePath, line, column)) {
      lookup throws(Fault) in try lookup.cell(as: asType)
    }
      ?? placeholder(asType)
  }

  /// The cell that a user sees for an item, as a class of the app's, or `nil` after a failure.
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
    look(at: indexPath, from: CallSite(fileID, filePath, line, column)) {
      lookup throws(Fault) in try lookup.cell(as: type)
    }
  }

  /// The first item that shows a text, as a user finds it from the start on.
  ///
  /// A label or a button in the cell has exactly that text. Returns `nil` where no item shows it;
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
    look(from: CallSite(fileID, filePath, line, column)) { lookup throws(Fault) in
      try lookup.find(text)
    }
  }

  /// The supplementary view that a user sees, such as the header of a section, or `nil` if the
  /// layout has no such view there.
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
    look(at: indexPath, from: CallSite(fileID, filePath, line, column)) {
      lookup throws(Fault) in
      try lookup.checkSection(to: "fetch supplementary views")
      return lookedAtSupplement(ofKind: elementKind, at: indexPath)
    }
  }
}
