import Foundation

/// The rows of a section whose heights differ from the usual one, among any number of other rows.
struct UnevenRows {
  private var rows: [Int] = []
  private var heights: [CGFloat] = []
  /// For each of these rows, the total excess height of it and of the rows before it.
  private var excesses: [CGFloat] = []

  init() {}

  /// Creates the rows from their heights, in the order of rows.
  init(_ known: [(row: Int, height: CGFloat)], usual: CGFloat) {
    rows = known.map(\.row)
    heights = known.map(\.height)
    excesses = heights
    sumUp(usual)
  }

  /// The rows with their heights, in the order of rows.
  var known: Zip2Sequence<[Int], [CGFloat]> { zip(rows, heights) }

  var isEmpty: Bool { rows.isEmpty }

  /// The total excess height of all these rows.
  var excess: CGFloat { excesses.last ?? 0 }

  /// Returns the index of the first of these rows that is not before a certain row.
  private func index(of row: Int) -> Int {
    if let last = rows.last, last < row { return rows.count }
    return partition { rows[$0] < row }
  }

  private func partition(_ isBefore: (Int) -> Bool) -> Int {
    Int.first(ofSorted: rows.count) { !isBefore($0) }
  }

  /// Returns the height of a row, or `nil` if it is the usual one.
  func height(of row: Int) -> CGFloat? {
    guard !rows.isEmpty else { return nil }
    let index = index(of: row)
    return index < rows.count && rows[index] == row ? heights[index] : nil
  }

  /// Returns the total excess height of the rows before a row.
  func excess(before row: Int) -> CGFloat {
    guard !rows.isEmpty else { return 0 }
    let index = index(of: row)
    return index > 0 ? excesses[index - 1] : 0
  }

  /// Sets the height of a row, and returns whether the height has changed.
  mutating func setHeight(_ height: CGFloat, of row: Int, usual: CGFloat) -> Bool {
    let index = index(of: row)
    let isKnown = index < rows.count && rows[index] == row
    let old = isKnown ? heights[index] : usual
    guard height != old else { return false }
    if isKnown {
      heights[index] = height
    } else {
      rows.insert(row, at: index)
      heights.insert(height, at: index)
      excesses.insert(0, at: index)
    }
    sumUp(from: index, usual)
    return true
  }

  /// Adds up the excess heights again after the usual height has changed.
  mutating func sumUp(from start: Int = 0, _ usual: CGFloat) {
    var sum = start > 0 ? excesses[start - 1] : 0
    for index in start..<rows.count {
      sum += heights[index] - usual
      excesses[index] = sum
    }
  }

  /// Applies a change, after which the section has a number of rows.
  mutating func follow(_ change: IndexChange, count: Int, usual: CGFloat) {
    guard !change.isEmpty else { return }
    var removed = 0
    var added = 0
    var kept = 0
    // All three lists are in the order of rows, so that no list has to be searched.
    for index in rows.indices {
      let row = rows[index]
      while removed < change.removed.count, change.removed[removed] < row { removed += 1 }
      if removed < change.removed.count, change.removed[removed] == row { continue }
      let rank = row - removed
      while added < change.added.count, change.added[added] - added <= rank { added += 1 }
      guard rank + added < count else { break }
      rows[kept] = rank + added
      heights[kept] = heights[index]
      kept += 1
    }
    rows.removeLast(rows.count - kept)
    heights.removeLast(heights.count - kept)
    excesses.removeLast(excesses.count - kept)
    sumUp(usual)
  }

  /// Returns the row at an offset from the first one, as if the rows were endless.
  func row(at offset: CGFloat, usual: CGFloat) -> Int {
    let following = partition { start(of: $0, usual) <= offset }
    guard following > 0 else { return Self.quotient(offset, usual) }
    let index = following - 1
    let beyond = offset - start(of: index, usual) - heights[index]
    if beyond < 0 { return rows[index] }
    let row = rows[index].addingReportingOverflow(1).partialValue
    guard usual > 0 else { return following < rows.count ? rows[following] : row }
    return row.addingReportingOverflow(Self.quotient(beyond, usual)).partialValue
  }

  private func start(of index: Int, _ usual: CGFloat) -> CGFloat {
    CGFloat(rows[index]) * usual + (index > 0 ? excesses[index - 1] : 0)
  }

  /// Returns the first of these rows at or after a row.
  func next(from row: Int) -> Int? {
    let index = index(of: row)
    return index < rows.count ? rows[index] : nil
  }

  private static func quotient(_ length: CGFloat, _ height: CGFloat) -> Int {
    guard height > 0, length > 0 else { return 0 }
    return Int((length / height).rounded(.down), within: 0...1_000_000_000_000_000_000)
  }
}
