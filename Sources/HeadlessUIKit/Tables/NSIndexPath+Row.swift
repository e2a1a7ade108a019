public import Foundation

extension NSIndexPath {
  // MARK: Naming a row

  /// Creates the path of a row of a table.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the path of an item of a collection.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section, or `NSNotFound` if the path is empty.
  public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }

  /// The row, or `NSNotFound` if the path has fewer than two components.
  public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }

  /// The item, or `NSNotFound` if the path has fewer than two components.
  public var item: Int { row }
}
