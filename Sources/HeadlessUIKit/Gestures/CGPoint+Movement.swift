import Foundation

extension CGPoint {
  /// The way from another point to this one.
  func moved(from start: CGPoint) -> CGPoint { CGPoint(x: x - start.x, y: y - start.y) }

  /// The point some way from this one.
  func moved(by way: CGPoint) -> CGPoint { CGPoint(x: x + way.x, y: y + way.y) }

  /// How far the point is from another one.
  func distance(to other: CGPoint) -> CGFloat {
    let way = moved(from: other)
    return (way.x * way.x + way.y * way.y).squareRoot()
  }
}
