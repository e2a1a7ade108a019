/// What closed shapes of straight lines cover of pixels.
package struct PathFill {
  private let evenOdd: Bool
  private let antialiases: Bool
  private let columns: Range<Int>
  private let rows: Range<Int>

  /// The most places at which lines are crossed: what is crossed more often is measured coarsely.
  private static let most = 1 << 22

  /// Returns what shapes cover within limits, in pixels.
  package static func mask(
    of shapes: [[FixedPoint]], evenOdd: Bool, antialiases: Bool, withinX limitX: Range<Int>,
    y limitY: Range<Int>
  ) -> Mask {
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for shape in shapes {
      for point in shape {
        left = min(left, point.x)
        right = max(right, point.x)
        top = min(top, point.y)
        bottom = max(bottom, point.y)
      }
    }
    guard left <= right else { return .nothing }
    func pixels(_ low: Int, _ high: Int) -> Range<Int> {
      low.dividedDown(by: 256)..<high.dividedDown(by: 256) + 1
    }
    let fill = PathFill(
      evenOdd: evenOdd, antialiases: antialiases, columns: pixels(left, right).clamped(to: limitX),
      rows: pixels(top, bottom).clamped(to: limitY))
    guard !fill.columns.isEmpty, !fill.rows.isEmpty else { return .nothing }
    return fill.mask(of: shapes)
  }

  /// A line from a point to one that lies lower.
  private struct Edge {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var lines: Range<Int>
    var turn: Int
  }

  private func mask(of shapes: [[FixedPoint]]) -> Mask {
    var step = antialiases ? RowSums.step : FixedPoint.one
    var edges = edges(of: shapes, step: step)
    if edges.reduce(0, { $0 + $1.lines.count }) > Self.most, antialiases {
      step = FixedPoint.one
      edges = self.edges(of: shapes, step: step)
    }
    let count = rows.count * FixedPoint.one / step
    var starts = [Int](repeating: 0, count: count + 1)
    var total = 0
    for (index, edge) in edges.enumerated() {
      total += edge.lines.count
      guard total <= Self.most else {
        edges.removeSubrange(index...)
        break
      }
      for line in edge.lines { starts[line + 1] += 1 }
    }
    for line in 0..<count { starts[line + 1] += starts[line] }
    let crossings = crossings(of: edges, starts: starts, step: step)
    return mask(of: crossings, starts: starts, perRow: FixedPoint.one / step)
  }

  private func edges(of shapes: [[FixedPoint]], step: Int) -> [Edge] {
    var edges: [Edge] = []
    edges.reserveCapacity(shapes.reduce(0) { $0 + $1.count })
    let top = rows.lowerBound * FixedPoint.one
    let count = rows.count * FixedPoint.one / step
    for shape in shapes where shape.count > 1 {
      var from = shape[shape.count - 1]
      for to in shape {
        defer { from = to }
        guard from.y != to.y else { continue }
        let (high, low) = from.y < to.y ? (from, to) : (to, from)
        let first = -(step / 2 - (high.y - top)).dividedDown(by: step)
        let end = (low.y - top - step / 2 - 1).dividedDown(by: step) + 1
        let lines = max(first, 0)..<max(min(end, count), max(first, 0))
        guard !lines.isEmpty else { continue }
        edges.append(
          Edge(
            x: high.x, y: high.y - top, width: low.x - high.x, height: low.y - high.y,
            lines: lines, turn: from.y < to.y ? 1 : -1))
      }
    }
    return edges
  }

  /// Returns where each line is crossed, from left to right: four times the place, and the turn.
  private func crossings(of edges: [Edge], starts: [Int], step: Int) -> [Int] {
    var crossings = [Int](repeating: 0, count: starts[starts.count - 1])
    var filled = starts
    let left = columns.lowerBound * FixedPoint.one
    let width = columns.count * FixedPoint.one
    crossings.withUnsafeMutableBufferPointer { crossings in
      filled.withUnsafeMutableBufferPointer { filled in
        for edge in edges {
          var y = edge.lines.lowerBound * step + step / 2 - edge.y
          for line in edge.lines {
            let x = edge.x - left + (y * edge.width).dividedDown(by: edge.height)
            y += step
            let crossing = min(max(x, 0), width) << 2 | (edge.turn + 1)
            let first = starts[line]
            var place = filled[line]
            filled[line] += 1
            // By insertion, as long as a line has few of them.
            while place > first, place - first < 16, crossings[place - 1] > crossing {
              crossings[place] = crossings[place - 1]
              place -= 1
            }
            crossings[place] = crossing
          }
        }
      }
      for line in 0..<starts.count - 1 where starts[line + 1] - starts[line] > 16 {
        crossings[starts[line]..<starts[line + 1]].sort()
      }
    }
    return crossings
  }

  private func mask(of crossings: [Int], starts: [Int], perRow: Int) -> Mask {
    var mask = Mask(
      x: columns, y: rows, values: Array(repeating: 0, count: columns.count * rows.count))
    var sums = RowSums(width: columns.count)
    let weight = Int32(RowSums.lines / perRow)
    mask.values.withUnsafeMutableBufferPointer { values in
      crossings.withUnsafeBufferPointer { crossings in
        for row in 0..<rows.count {
          let lines = row * perRow..<(row + 1) * perRow
          guard starts[lines.lowerBound] < starts[lines.upperBound] else { continue }
          for line in lines {
            add(crossings, starts[line]..<starts[line + 1], to: &sums, weight: weight)
          }
          sums.flush(into: values, at: row * columns.count)
        }
      }
    }
    return mask
  }

  @inline(__always)
  private func add(
    _ crossings: UnsafeBufferPointer<Int>, _ range: Range<Int>, to sums: inout RowSums,
    weight: Int32
  ) {
    var winding = 0
    var start = 0
    for index in range {
      let x = crossings[index] >> 2
      let was = evenOdd ? winding & 1 : winding
      winding += crossings[index] & 3 - 1
      let now = evenOdd ? winding & 1 : winding
      if was == 0, now != 0 { start = x }
      guard was != 0, now == 0 else { continue }
      if antialiases {
        if x > start { sums.add(start, x, weight: weight) }
      } else {
        // A pixel whose middle is inside is covered whole.
        let (low, high) = ((start + 127) & ~255, (x + 127) & ~255)
        if high > low { sums.add(low, high, weight: weight) }
      }
    }
  }
}
