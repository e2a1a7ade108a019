/// A point in 1/256 of a pixel, with the y axis pointing down.
///
/// What is drawn is measured in whole numbers, so that no machine rounds it otherwise than another.
package struct FixedPoint: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The whole numbers in a pixel.
  package static let one = 256
  /// How far from zero a point can lie: what is farther away is moved there.
  package static let reach = 1 << 28
}

extension FixedPoint {
  /// Adds the points of a curve with two control points, after its start, with its end last.
  package static func addCurve(
    from start: FixedPoint, _ control1: FixedPoint, _ control2: FixedPoint, to end: FixedPoint,
    into points: inout [FixedPoint], most: Int = 96
  ) {
    let reach =
      start.steps(to: control1) + control1.steps(to: control2) + control2.steps(to: end)
    let count = min(most, max(2, (reach / 48).root + 1))
    let whole = count * count * count
    for step in 1...count {
      let rest = count - step
      let a = rest * rest * rest
      let b = 3 * rest * rest * step
      let c = 3 * rest * step * step
      let d = step * step * step
      func mixed(_ p: Int, _ q: Int, _ r: Int, _ s: Int) -> Int {
        (a * p + b * q + c * r + d * s + whole / 2).dividedDown(by: whole)
      }
      points.append(
        FixedPoint(
          x: mixed(start.x, control1.x, control2.x, end.x),
          y: mixed(start.y, control1.y, control2.y, end.y)))
    }
  }

  /// Returns the point that lies farther by another one, times a number.
  package func moved(by other: FixedPoint, times count: Int = 1) -> FixedPoint {
    FixedPoint(x: x + other.x * count, y: y + other.y * count)
  }

  /// Returns whether another point lies within a circle around this one.
  package func isNear(_ other: FixedPoint, _ radius: Int) -> Bool {
    let (dx, dy) = (x - other.x, y - other.y)
    return dx * dx + dy * dy <= radius * radius
  }

  /// Returns the distance to another point, along both axes.
  private func steps(to other: FixedPoint) -> Int { abs(x - other.x) + abs(y - other.y) }
}
