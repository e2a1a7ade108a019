import Foundation

/// The rows of a section whose heights differ from the usual one, among any number that do not.
struct UnevenRows {
  private var rows: [Int] = []
  private var heights: [CGFloat] = []
  /// By how much each of these rows and those before it are taller than usual, together.
  private var excesses: [CGFloat] = []

  init() {}

  /// Creates the rows with heights of their own, in the order of rows.
  init(_ known: [(row: Int, height: CGFloat)], usual: CGFloat) {
    rows = known.map(\.row)
    heights = known.map(\.height)
    excesses = heights
    sumUp(usual)
  }

  /// The rows with their heights, in the order of rows.
  var known: Zip2Sequence<[Int], [CGFloat]> { zip(rows, heights) }

  var isEmpty: Bool { rows.isEmpty }

  /// By how much all of these rows are taller than usual, together.
  var excess: CGFloat { excesses.last ?? 0 }

  /// The place of the first of these rows that is not before a row.
  private func place(of row: Int) -> Int {
    if let last = rows.last, last < row { return rows.count }
    return partition { rows[$0] < row }
  }

  private func partition(_ isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The height of a row, or `nil` if it is the usual one.
  func height(of row: Int) -> CGFloat? {
    guard !rows.isEmpty else { return nil }
    let place = place(of: row)
    return place < rows.count && rows[place] == row ? heights[place] : nil
  }

  /// By how much the rows before a row are taller than usual, together.
  func excess(before row: Int) -> CGFloat {
    guard !rows.isEmpty else { return 0 }
    let place = place(of: row)
    return place > 0 ? excesses[place - 1] : 0
  }

  /// Notes the height of a row; answers whether that is news.
  mutating func setHeight(_ height: CGFloat, of row: Int, usual: CGFloat) -> Bool {
    let place = place(of: row)
    let isKnown = place < rows.count && rows[place] == row
    let old = isKnown ? heights[place] : usual
    guard height != old else { return false }
    if isKnown {
      heights[place] = height
    } else {
      rows.insert(row, at: place)
      heights.insert(height, at: place)
      excesses.insert(0, at: place)
    }
    sumUp(from: place, usual)
    return true
  }

  /// Counts anew after the usual height has changed.
  mutating func sumUp(from start: Int = 0, _ usual: CGFloat) {
    var sum = start > 0 ? excesses[start - 1] : 0
    for place in start..<rows.count {
      sum += heights[place] - usual
      excesses[place] = sum
    }
  }

  /// The row that lies at an offset from the first one, if the rows were endless.
  func row(at offset: CGFloat, usual: CGFloat) -> Int {
    let following = partition { start(of: $0, usual) <= offset }
    guard following > 0 else { return Self.quotient(offset, usual) }
    let place = following - 1
    let beyond = offset - start(of: place, usual) - heights[place]
    if beyond < 0 { return rows[place] }
    let row = rows[place].addingReportingOverflow(1).partialValue
    guard usual > 0 else { return following < rows.count ? rows[following] : row }
    return row.addingReportingOverflow(Self.quotient(beyond, usual)).partialValue
  }

  private func start(of place: Int, _ usual: CGFloat) -> CGFloat {
    CGFloat(rows[place]) * usual + (place > 0 ? excesses[place - 1] : 0)
  }

  /// The first of these rows from a row on.
  func next(from row: Int) -> Int? {
    let place = place(of: row)
    return place < rows.count ? rows[place] : nil
  }

  private static func quotient(_ length: CGFloat, _ height: CGFloat) -> Int {
    guard height > 0, length > 0 else { return 0 }
    return Int(min((length / height).rounded(.down), 1e18))
  }
}
