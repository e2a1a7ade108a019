/// A part of the plane around a point, which is its origin.
package indirect enum Region: Sendable {
  case everywhere
  case circle(radius: Double)
  /// A rectangle whose middle is the origin.
  case rectangle(size: Vector)
  case inverse(Region)
  case union(Region, Region)
  case intersection(Region, Region)

  package func contains(_ point: Vector) -> Bool {
    switch self {
    case .everywhere: true
    case .circle(let radius): point.length <= radius
    case .rectangle(let size): abs(point.x) <= size.x / 2 && abs(point.y) <= size.y / 2
    case .inverse(let region): !region.contains(point)
    case .union(let one, let other): one.contains(point) || other.contains(point)
    case .intersection(let one, let other): one.contains(point) && other.contains(point)
    }
  }
}
