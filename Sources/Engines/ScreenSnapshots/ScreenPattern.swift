/// An expected text, line by line.
package struct ScreenPattern {
  package let lines: [LinePattern]

  /// Reads a text; an empty line at its end counts for nothing.
  ///
  /// - Parameter hasPatterns: Whether its lines may stand for others than themselves.
  package init(_ text: String, hasPatterns: Bool = true) {
    var lines = TextLines.of(text)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines.map { LinePattern($0, hasPatterns: hasPatterns) }
  }

  /// The mistakes in the patterns of the text, in order.
  package var flaws: [String] { lines.compactMap(\.flaw) }

  /// Whether a screen is as the text says, from the first line to the last.
  package func matches(_ screen: [String]) -> Bool {
    var expected = 0
    var actual = 0
    // Where to go on after the last `…`, should what follows not fit.
    var retry: (expected: Int, actual: Int)?
    while actual < screen.count || expected < lines.count {
      if expected < lines.count, lines[expected].isAnyLines {
        expected += 1
        retry = (expected, actual)
      } else if expected < lines.count, actual < screen.count,
        lines[expected].matches(screen[actual])
      {
        expected += 1
        actual += 1
      } else if let last = retry, last.actual < screen.count {
        retry = (last.expected, last.actual + 1)
        (expected, actual) = (last.expected, last.actual + 1)
      } else {
        return false
      }
    }
    return true
  }
}
