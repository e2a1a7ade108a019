import Foundation

/// A row of a table that is out of sight.
///
/// It is an element, as on a device, and has no cell until a search asks for its words: a table may
/// have a million such rows.
@MainActor
package struct ElementRow {
  package let table: UITableView
  package let row: ItemPath
  /// Whether a search for words looks into the row.
  let isLookedInto: Bool

  /// How many rows of a table that are out of sight are looked into at most.
  static let mostLookedInto = 10_000

  /// The cell of the row, made by the data source if needed.
  ///
  /// The delegate is not told of it before it comes into view.
  package var cell: UITableViewCell? { table.lookedAtCell(row, isTold: false) }

  /// The row as an element with its words.
  var element: ElementNode? { cell.map { .view($0) } }

  var frame: CGRect { table.frameOnScreen(of: table.rect(of: row)) }

  var identity: ElementNode.Identity {
    ElementNode.Identity(object: ObjectIdentifier(table), part: row.row + 1, section: row.section)
  }
}
