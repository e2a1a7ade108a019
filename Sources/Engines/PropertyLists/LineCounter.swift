/// Counts the lines of a text that is read, so that a finding can say where it is.
struct LineCounter {
  private var line = 1
  private var start = 0

  /// The position of a byte on the line that was reached.
  func position(of index: Int) -> Position { Position(line: line, column: index - start + 1) }

  mutating func pass(_ byte: UInt8, at index: Int) {
    guard byte == .lineFeed else { return }
    line += 1
    start = index + 1
  }
}
