/// What to leave out of an expected text, and what to add, for it to be that of a screen.
package struct LineDifference {
  /// One line of both texts, by its index.
  package enum Row: Equatable {
    /// A line that is on the screen as expected.
    case same(expected: Int, actual: Int)
    /// A line that is not on the screen.
    case missing(Int)
    /// A line that is not expected.
    case extra(Int)
    /// A `…` that stands for lines.
    case anyLines(Int)
    /// A line that such a `…` stands for.
    case any(actual: Int)
  }

  package private(set) var rows: [Row] = []
  private let expected: [LinePattern]
  private let actual: [String]

  /// How many pairs of lines are compared at most; beyond, all lines between count as others.
  private static let mostPairs = 4_000_000

  package init(_ pattern: ScreenPattern, _ screen: [String]) {
    expected = pattern.lines
    actual = screen
    var start = 0
    while start < min(expected.count, actual.count), isMatch(start, start) {
      rows.append(.same(expected: start, actual: start))
      start += 1
    }
    var ends = (expected: expected.count, actual: actual.count)
    var tail: [Row] = []
    while ends.expected > start, ends.actual > start, isMatch(ends.expected - 1, ends.actual - 1) {
      ends = (ends.expected - 1, ends.actual - 1)
      tail.append(.same(expected: ends.expected, actual: ends.actual))
    }
    addRows(start..<ends.expected, start..<ends.actual)
    rows += tail.reversed()
  }

  private func isMatch(_ one: Int, _ other: Int) -> Bool {
    !expected[one].isAnyLines && expected[one].matches(actual[other])
  }

  /// Adds the rows with the fewest changes.
  private mutating func addRows(_ expectedRange: Range<Int>, _ actualRange: Range<Int>) {
    let (height, width) = (expectedRange.count, actualRange.count)
    guard (height + 1).multipliedReportingOverflow(by: width + 1).partialValue <= Self.mostPairs
    else {
      rows += expectedRange.map { .missing($0) } + actualRange.map { .extra($0) }
      return
    }
    let table = costs(expectedRange, actualRange)
    func cost(_ row: Int, _ column: Int) -> Int32 { table.costs[row * (width + 1) + column] }
    var (row, column) = (0, 0)
    while row < height || column < width {
      let here = cost(row, column)
      let one = expectedRange.lowerBound + row
      let other = actualRange.lowerBound + column
      if row < height, expected[one].isAnyLines {
        if cost(row + 1, column) == here {
          rows.append(.anyLines(one))
          row += 1
        } else {
          rows.append(.any(actual: other))
          column += 1
        }
      } else if row < height, column < width, cost(row + 1, column + 1) == here,
        table.matches[row * width + column]
      {
        rows.append(.same(expected: one, actual: other))
        (row, column) = (row + 1, column + 1)
      } else if row < height, cost(row + 1, column) + 1 == here {
        rows.append(.missing(one))
        row += 1
      } else {
        rows.append(.extra(other))
        column += 1
      }
    }
  }

  /// How many changes are left from each pair of lines to the end, and which pairs match.
  private func costs(
    _ expectedRange: Range<Int>, _ actualRange: Range<Int>
  ) -> (costs: [Int32], matches: [Bool]) {
    let (height, width) = (expectedRange.count, actualRange.count)
    var costs = [Int32](repeating: 0, count: (height + 1) * (width + 1))
    var matches = [Bool](repeating: false, count: height * width)
    for row in stride(from: height, through: 0, by: -1) {
      for column in stride(from: width, through: 0, by: -1) {
        let index = row * (width + 1) + column
        let below = index + width + 1
        if row == height {
          costs[index] = Int32(width - column)
          continue
        }
        let one = expectedRange.lowerBound + row
        let isAny = expected[one].isAnyLines
        var least = costs[below] + (isAny ? 0 : 1)
        if column < width {
          least = min(least, costs[index + 1] + (isAny ? 0 : 1))
          if isMatch(one, actualRange.lowerBound + column) {
            matches[row * width + column] = true
            least = min(least, costs[below + 1])
          }
        }
        costs[index] = least
      }
    }
    return (costs, matches)
  }

  // MARK: As text

  /// How many lines that are as expected are shown around a change.
  private static let context = 2
  /// The largest number of lines to show.
  private static let mostLines = 60

  /// How many lines are missing, and how many are there that were not expected.
  package var counts: (missing: Int, extra: Int) {
    rows.reduce(into: (0, 0)) { counts, row in
      if case .missing = row { counts.0 += 1 }
      if case .extra = row { counts.1 += 1 }
    }
  }

  /// The difference: `-` before lines that are missing, `+` before unexpected ones.
  package var text: String {
    let isChange = rows.map { row in
      switch row {
      case .missing, .extra: true
      case .same, .any, .anyLines: false
      }
    }
    var isShown = [Bool](repeating: false, count: rows.count)
    for index in rows.indices where isChange[index] {
      let first = max(0, index - Self.context)
      for near in first...min(rows.count - 1, index + Self.context) { isShown[near] = true }
    }
    var lines: [String] = []
    var index = 0
    while index < rows.count {
      guard !isShown[index] else {
        lines.append(text(of: rows[index]))
        index += 1
        continue
      }
      let end = rows[index...].indices.first { isShown[$0] } ?? rows.count
      lines.append("  (\(end - index) \(end - index == 1 ? "line" : "lines") as expected)")
      index = end
    }
    guard lines.count > Self.mostLines else { return lines.joined(separator: "\n") }
    let rest = lines.count - Self.mostLines + 1
    return (lines.prefix(Self.mostLines - 1) + ["  (\(rest) more lines)"]).joined(separator: "\n")
  }

  private func text(of row: Row) -> String {
    switch row {
    case .same(let index, _), .anyLines(let index): "  \(expected[index].line)"
    case .any(let index): "  \(actual[index])"
    case .missing(let index): "- \(expected[index].line)"
    case .extra(let index): "+ \(actual[index])"
    }
  }

  // MARK: The new text

  /// The lines that the expected text has from now on.
  ///
  /// What still holds stays as it is written, patterns included.
  package var updatedLines: [UpdatedLine] {
    rows.compactMap { row in
      switch row {
      case .same(let index, _), .anyLines(let index): .kept(index)
      case .extra(let index): .new(LinePattern.escaped(actual[index]))
      case .missing, .any: nil
      }
    }
  }

  /// A line of an expected text that is brought up to date.
  package enum UpdatedLine: Equatable {
    /// The line at an index of the old text.
    case kept(Int)
    case new(String)
  }
}
