import Foundation

/// A point of a plane whose y axis points down, or a way in it.
package struct Vector: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Vector(0, 0)

  package static func + (one: Vector, other: Vector) -> Vector {
    Vector(one.x + other.x, one.y + other.y)
  }

  package static func - (one: Vector, other: Vector) -> Vector {
    Vector(one.x - other.x, one.y - other.y)
  }

  package static func * (vector: Vector, factor: Double) -> Vector {
    Vector(vector.x * factor, vector.y * factor)
  }

  package static prefix func - (vector: Vector) -> Vector { Vector(-vector.x, -vector.y) }

  package var length: Double { (x * x + y * y).squareRoot() }

  /// The direction, with the length 1; downwards for the zero vector.
  package var direction: Vector {
    let length = length
    return length > 0 && length.isFinite ? self * (1 / length) : Vector(0, 1)
  }

  package var isFinite: Bool { x.isFinite && y.isFinite }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The height of the product in space, which is positive where the other one lies clockwise.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  /// The same length, a quarter of a turn further clockwise.
  var turned: Vector { Vector(-y, x) }

  package func rotated(by angle: Double) -> Vector {
    let (sine, cosine) = (sin(angle), cos(angle))
    return Vector(cosine * x - sine * y, sine * x + cosine * y)
  }

  /// The vector, no longer than a limit.
  func limited(to limit: Double) -> Vector {
    let length = length
    return length > limit ? self * (limit / length) : self
  }
}
