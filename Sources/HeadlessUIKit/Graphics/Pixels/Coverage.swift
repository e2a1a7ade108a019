import Foundation

/// How much of each pixel within a rectangle is covered, from 0 to 255, from the top left.
struct Coverage {
  var x: Range<Int>
  var y: Range<Int>
  var values: [UInt8]

  var isEmpty: Bool { x.isEmpty || y.isEmpty }

  /// Creates a full coverage.
  init(x: Range<Int>, y: Range<Int>, value: UInt8 = 255) {
    self.x = x
    self.y = y
    values = Array(repeating: value, count: x.count * y.count)
  }

  /// Creates what a path covers within limits, in pixels with the y axis pointing down.
  init(
    _ outline: Outline, evenOdd: Bool, antialiases: Bool, withinX limitX: Range<Int>,
    y limitY: Range<Int>
  ) {
    let bounds = outline.controlBounds
    guard !bounds.isNull, bounds.minX.isFinite, bounds.minY.isFinite, bounds.maxX.isFinite,
      bounds.maxY.isFinite
    else {
      self.init(x: 0..<0, y: 0..<0)
      return
    }
    let columns = Self.pixels(from: bounds.minX, to: bounds.maxX).clamped(to: limitX)
    let rows = Self.pixels(from: bounds.minY, to: bounds.maxY).clamped(to: limitY)
    self.init(x: columns, y: rows, value: 0)
    guard !isEmpty else { return }
    if let rect = outline.asRect, antialiases {
      fill(rect)
    } else {
      fill(outline, evenOdd: evenOdd, antialiases: antialiases)
    }
  }

  /// Returns the pixels between two coordinates.
  static func pixels(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let limits = -1_000_000_000...1_000_000_000
    let low = Int(low.rounded(.down), within: limits)
    let high = Int(high.rounded(.up), within: limits)
    return low..<max(low, high)
  }

  /// How much is covered of a pixel.
  func value(x column: Int, y row: Int) -> UInt8 {
    guard x.contains(column), y.contains(row) else { return 0 }
    return values[(row - y.lowerBound) * x.count + column - x.lowerBound]
  }

  /// Limits the coverage to what another one covers as well.
  mutating func multiply(by other: Coverage) {
    let columns = x.clamped(to: other.x)
    let rows = y.clamped(to: other.y)
    var product = Coverage(x: columns, y: rows, value: 0)
    guard !product.isEmpty else {
      self = product
      return
    }
    var index = 0
    for row in rows {
      var own = (row - y.lowerBound) * x.count + columns.lowerBound - x.lowerBound
      var others =
        (row - other.y.lowerBound) * other.x.count + columns.lowerBound - other.x.lowerBound
      for _ in columns {
        product.values[index] = UInt8((Int(values[own]) * Int(other.values[others]) + 127) / 255)
        index += 1
        own += 1
        others += 1
      }
    }
    self = product
  }

  /// Covers an upright rectangle exactly.
  private mutating func fill(_ rect: CGRect) {
    func part(_ pixel: Int, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(min(CGFloat(pixel) + 1, high) - max(CGFloat(pixel), low), 0)
    }
    let columns = x.map { part($0, rect.minX, rect.maxX) }
    var index = 0
    for row in y {
      let height = part(row, rect.minY, rect.maxY)
      for width in columns {
        values[index] = UInt8(Int((width * height * 255).rounded(), within: 0...255))
        index += 1
      }
    }
  }

  /// The number of lines in a row of pixels on which coverage is measured.
  private static let linesPerRow = 16

  private mutating func fill(_ outline: Outline, evenOdd: Bool, antialiases: Bool) {
    let perRow = antialiases ? Self.linesPerRow : 1
    let crossings = crossings(of: outline, perRow: perRow)
    let width = x.count
    let left = CGFloat(x.lowerBound)
    let weight = 1 / CGFloat(perRow)
    // What begins at a place covers everything to its right, until something else takes it away.
    var changes = [CGFloat](repeating: 0, count: width + 2)
    func change(at place: CGFloat, by amount: CGFloat, _ changes: inout [CGFloat]) {
      let place = min(max(place - left, 0), CGFloat(width))
      let column = Int(place, within: 0...width)
      let rest = place - CGFloat(column)
      changes[column] += amount * (1 - rest)
      changes[column + 1] += amount * rest
    }
    for row in 0..<y.count {
      var isTouched = false
      for line in row * perRow..<(row + 1) * perRow {
        var winding = 0
        var start: CGFloat = 0
        for crossing in crossings[line] {
          let wasInside = evenOdd ? !winding.isMultiple(of: 2) : winding != 0
          winding += crossing.turn
          let isInside = evenOdd ? !winding.isMultiple(of: 2) : winding != 0
          if isInside, !wasInside { start = crossing.x }
          guard wasInside, !isInside else { continue }
          isTouched = true
          let end = crossing.x
          change(at: antialiases ? start : (start - 0.5).rounded(.up), by: weight, &changes)
          change(at: antialiases ? end : (end - 0.5).rounded(.up), by: -weight, &changes)
        }
      }
      guard isTouched else { continue }
      var sum: CGFloat = 0
      for column in 0..<width {
        sum += changes[column]
        values[row * width + column] = UInt8(Int((sum * 255).rounded(), within: 0...255))
      }
      for column in changes.indices { changes[column] = 0 }
    }
  }

  private struct Crossing {
    let x: CGFloat
    let turn: Int
  }

  /// Returns where the path crosses each line, from left to right.
  private func crossings(of outline: Outline, perRow: Int) -> [[Crossing]] {
    let count = y.count * perRow
    var crossings = [[Crossing]](repeating: [], count: count)
    let density = CGFloat(perRow)
    let top = CGFloat(y.lowerBound)
    for polyline in outline.flattened() {
      let points = polyline.points
      guard points.count > 1 else { continue }
      for index in points.indices {
        let from = points[index]
        let to = points[index + 1 == points.count ? 0 : index + 1]
        guard from.y != to.y else { continue }
        let turn = from.y < to.y ? 1 : -1
        let low = (min(from.y, to.y) - top) * density - 0.5
        let high = (max(from.y, to.y) - top) * density - 0.5
        let first = Int(low.rounded(.up), within: 0...count)
        let last = Int(high.rounded(.up), within: 0...count)
        let slope = (to.x - from.x) / (to.y - from.y)
        for line in first..<max(first, last) {
          let height = top + (CGFloat(line) + 0.5) / density
          crossings[line].append(Crossing(x: from.x + (height - from.y) * slope, turn: turn))
        }
      }
    }
    for line in crossings.indices where crossings[line].count > 1 {
      crossings[line].sort { $0.x < $1.x }
    }
    return crossings
  }
}
