/// A place in a text: a line and a column.
///
/// Both are counted from 1; columns count bytes, and in XML characters.
package struct Position: Equatable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static let start = Position(line: 1, column: 1)

  package static func < (one: Position, other: Position) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
