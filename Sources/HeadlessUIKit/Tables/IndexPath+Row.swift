public import Foundation

extension IndexPath {
  // MARK: Naming a row

  /// Creates the index path of a row in a table.
  public init(row: Int, section: Int) {
    self.init(index: section)
    append(row)
  }

  /// Creates the index path of an item in a collection.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The section, or `NSNotFound` if the path is empty.
  public var section: Int {
    get { isEmpty ? NSNotFound : self[0] }
    set { self = IndexPath(row: count > 1 ? self[1] : 0, section: newValue) }
  }

  /// The row, or `NSNotFound` if the path has fewer than two components.
  public var row: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { self = IndexPath(row: newValue, section: isEmpty ? 0 : self[0]) }
  }

  /// The item, or `NSNotFound` if the path has fewer than two components.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
