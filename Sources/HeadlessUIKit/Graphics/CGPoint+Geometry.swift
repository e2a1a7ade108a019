public import Foundation

extension CGPoint {
  /// Returns whether two points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  /// Returns the vector from another point to this one.
  func moved(from start: CGPoint) -> CGPoint { CGPoint(x: x - start.x, y: y - start.y) }

  /// Returns the point at a distance from this one.
  func moved(by way: CGPoint) -> CGPoint { CGPoint(x: x + way.x, y: y + way.y) }

  /// Returns the distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let way = moved(from: other)
    return (way.x * way.x + way.y * way.y).squareRoot()
  }

  /// The point where a matrix takes this one.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}
