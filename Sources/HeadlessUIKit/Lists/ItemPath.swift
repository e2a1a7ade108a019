import Foundation

/// A row of a table, or an item of a collection, as two numbers.
///
/// An index path is slower to make and to compare.
package struct ItemPath: Hashable, Comparable {
  package var section: Int
  package var row: Int

  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Creates the row of an index path, or returns `nil` unless the path has two components.
  package init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    section = path[0]
    row = path[1]
  }

  /// The index path of the row.
  package var indexPath: IndexPath { IndexPath(row: row, section: section) }

  /// Returns the rows from one to another, in sections of so many rows.
  static func between(_ first: ItemPath, _ last: ItemPath, counts: [Int]) -> [ItemPath] {
    let (low, high) = (min(first, last), max(first, last))
    var rows: [ItemPath] = []
    for section in low.section...high.section where counts.indices.contains(section) {
      let start = section == low.section ? low.row : 0
      let end = section == high.section ? min(high.row + 1, counts[section]) : counts[section]
      for row in start..<max(start, end) { rows.append(ItemPath(section: section, row: row)) }
    }
    return first <= last ? rows : rows.reversed()
  }

  package static func < (one: ItemPath, other: ItemPath) -> Bool {
    one.section == other.section ? one.row < other.row : one.section < other.section
  }
}

extension ItemPath {
  var pair: String { "\(section) - \(row)" }

  /// The row as UIKit prints its path, without the address.
  var words: String { indexPath.words }
}
