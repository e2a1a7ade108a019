import Foundation

/// A convex shape around a body's middle.
package struct Shape: Equatable, Sendable {
  /// The corners, clockwise as on the screen.
  let points: [Vector]
  /// What points outwards from the edge behind each corner.
  let normals: [Vector]
  /// The area, in square points.
  package let area: Double
  /// How hard a unit of its mass is to turn about the middle.
  let inertia: Double

  /// Creates a rectangle.
  package init(rectangle size: Vector) {
    let (x, y) = (size.x / 2, size.y / 2)
    self.init(clockwise: [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
  }

  /// Creates an ellipse, as a polygon that differs from it by half a hundredth of its radius.
  package init(ellipse size: Vector) {
    let count = 32
    self.init(
      clockwise: (0..<count).map {
        let angle = 2 * Double.pi * Double($0) / Double(count)
        return Vector(size.x / 2 * cos(angle), size.y / 2 * sin(angle))
      })
  }

  /// Creates the smallest convex shape around points, or nil if they have no area.
  package init?(around points: [Vector]) {
    let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: some Sequence<Vector>) -> [Vector] {
      var line: [Vector] = []
      for point in points {
        while line.count > 1,
          (line[line.count - 1] - line[line.count - 2]).cross(point - line[line.count - 1]) <= 0
        {
          line.removeLast()
        }
        line.append(point)
      }
      return Array(line.dropLast())
    }
    let hull = half(sorted) + half(sorted.reversed())
    guard hull.count > 2 else { return nil }
    self.init(clockwise: hull)
    guard area > 0 else { return nil }
  }

  private init(clockwise points: [Vector]) {
    self.points = points
    var normals: [Vector] = []
    var (area, inertia) = (0.0, 0.0)
    for (point, next) in zip(points, points.dropFirst() + points.prefix(1)) {
      let edge = next - point
      let length = edge.length
      normals.append(length > 0 ? -(edge.turned * (1 / length)) : .zero)
      let part = point.cross(next)
      area += part / 2
      inertia += part * (point.dot(point) + point.dot(next) + next.dot(next)) / 12
    }
    self.normals = normals
    self.area = area
    self.inertia = area > 0 ? inertia / area : 0
  }
}

/// Corners where they are now, with what points outwards from their edges.
struct Outline {
  var points: [Vector]
  var normals: [Vector]
}
