/// The form of a line's ends.
package enum LineEnd: Hashable, Sendable {
  /// As the pen is: round.
  case round
  /// Cut off straight, upright or level.
  case flat
}

/// A line that a pen draws, which is an ellipse.
package struct PenLine: Hashable, Sendable {
  package var points: [FixedPoint]
  /// Half of the pen's width and height.
  package var rx: Int
  package var ry: Int
  package var start = LineEnd.round
  package var end = LineEnd.round
  /// Whether corners are pointed.
  package var hasCorners = false

  package init(points: [FixedPoint], rx: Int, ry: Int) {
    self.points = points
    self.rx = max(rx, 1)
    self.ry = max(ry, 1)
  }
}

extension LineSpans {
  /// Adds what a pen covers along a line.
  ///
  /// That is a shape at each end and corner, and one for each piece between them; where a curve goes
  /// on smoothly, pieces share their ends.
  package mutating func add(_ line: PenLine) {
    var points: [FixedPoint] = []
    points.reserveCapacity(line.points.count)
    for point in line.points where point != points.last { points.append(point) }
    guard points.count > 1 else {
      if let point = points.first { disc(point, line.rx, line.ry) }
      return
    }
    let normals = line.normals(points)
    let isClosed = points.count > 2 && points[0] == points[points.count - 1]
    var joints: [FixedPoint?] = []
    joints.reserveCapacity(points.count)
    for index in points.indices {
      let isEnd = index == 0 || index == points.count - 1
      guard !isEnd || isClosed else {
        joints.append(nil)
        end(line, points, normals, isStart: index == 0)
        continue
      }
      let one = normals[isEnd ? normals.count - 1 : index - 1]
      let other = normals[isEnd ? 0 : index]
      let joint = line.joint(one, other)
      joints.append(joint)
      if joint == nil, index > 0 || !isClosed { corner(line, at: points[index], one, other) }
    }
    for index in normals.indices {
      let a = points[index]
      let b = points[index + 1]
      let m = joints[index] ?? normals[index]
      let o = joints[index + 1] ?? normals[index]
      convex([a.moved(by: m), b.moved(by: o), b.moved(by: o, times: -1), a.moved(by: m, times: -1)])
    }
  }

  private mutating func end(
    _ line: PenLine, _ points: [FixedPoint], _ normals: [FixedPoint], isStart: Bool
  ) {
    let point = isStart ? points[0] : points[points.count - 1]
    guard (isStart ? line.start : line.end) == .flat else {
      return disc(point, line.rx, line.ry)
    }
    let inner = isStart ? points[1] : points[points.count - 2]
    let normal = isStart ? normals[0] : normals[normals.count - 1]
    let (dx, dy) = (point.x - inner.x, point.y - inner.y)
    let isSteep = 2 * abs(dy) > abs(dx)
    /// Returns the point on a side of the line where it is cut off.
    func cut(_ side: FixedPoint) -> FixedPoint {
      if isSteep {
        let target = point.y + (dy > 0 ? line.ry : -line.ry)
        return FixedPoint(
          x: side.x + (abs(target - side.y) * dx).dividedDown(by: abs(dy)), y: target)
      }
      let target = point.x + (dx > 0 ? line.rx : -line.rx)
      return FixedPoint(x: target, y: side.y + (abs(target - side.x) * dy).dividedDown(by: abs(dx)))
    }
    let (left, right) = (point.moved(by: normal), point.moved(by: normal, times: -1))
    convex([left, cut(left), cut(right), right])
  }

  private mutating func corner(
    _ line: PenLine, at point: FixedPoint, _ one: FixedPoint, _ other: FixedPoint
  ) {
    let (rx, ry) = (line.rx, line.ry)
    let whole = PenLine.whole
    let cosine = line.cosine(one, other)
    guard line.hasCorners, (whole + cosine) * 24 > whole else { return disc(point, rx, ry) }
    // The outer side is where the normals lie farther apart.
    let side = one.x * other.y - one.y * other.x > 0 ? -1 : 1
    let sum = FixedPoint(x: one.x + other.x, y: one.y + other.y)
    let tip = FixedPoint(
      x: (sum.x * side * whole).dividedDown(by: whole + cosine),
      y: (sum.y * side * whole).dividedDown(by: whole + cosine))
    let first = FixedPoint(x: one.x * side, y: one.y * side)
    let last = FixedPoint(x: other.x * side, y: other.y * side)
    var points = [FixedPoint(x: 0, y: 0), first]
    if abs(tip.y) > ry {
      // The letter ends here: the point is cut off level.
      let edge = tip.y > 0 ? ry : -ry
      func cut(_ from: FixedPoint) -> FixedPoint {
        FixedPoint(
          x: from.x
            + ((tip.x - from.x) * abs(edge - from.y)).dividedDown(by: max(abs(tip.y - from.y), 1)),
          y: edge)
      }
      points += [cut(first), cut(last)]
    } else {
      points.append(FixedPoint(x: min(max(tip.x, -3 * rx), 3 * rx), y: tip.y))
    }
    convex((points + [last]).map { point.moved(by: $0) })
  }
}

extension PenLine {
  /// Returns half of the pen's reach beside each piece of the line.
  fileprivate func normals(_ points: [FixedPoint]) -> [FixedPoint] {
    var normals: [FixedPoint] = []
    normals.reserveCapacity(points.count)
    for index in 1..<points.count {
      // In the space where the pen is round.
      var dx = (points[index].x - points[index - 1].x) * ry
      var dy = (points[index].y - points[index - 1].y) * rx
      // Squares of larger numbers would not fit.
      while max(abs(dx), abs(dy)) >= 1 << 30 {
        dx >>= 1
        dy >>= 1
      }
      let length = max((dx * dx + dy * dy).root, 1)
      normals.append(
        FixedPoint(
          x: (-dy * rx).dividedDown(by: length), y: (dx * ry).dividedDown(by: length)))
    }
    return normals
  }

  /// The cosine of no turn.
  fileprivate static let whole = 1 << 24

  /// Returns the cosine of the turn between two pieces, in the space where the pen is round.
  fileprivate func cosine(_ one: FixedPoint, _ other: FixedPoint) -> Int {
    func part(_ value: Int, _ radius: Int) -> Int { (value << 12) / radius }
    return part(one.x, rx) * part(other.x, rx) + part(one.y, ry) * part(other.y, ry)
  }

  /// Returns what both pieces share at a point where the line goes on, or nil at a corner.
  fileprivate func joint(_ one: FixedPoint, _ other: FixedPoint) -> FixedPoint? {
    // 15/16 is the cosine of 20 degrees.
    guard cosine(one, other) * 16 > 15 * Self.whole else { return nil }
    return FixedPoint(x: (one.x + other.x) >> 1, y: (one.y + other.y) >> 1)
  }
}
