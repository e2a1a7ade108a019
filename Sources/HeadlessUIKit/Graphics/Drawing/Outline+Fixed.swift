import Foundation
import PixelCoverage

extension Outline {
  /// Returns the shapes of the path, moved by a matrix, in 1/256 of a pixel.
  ///
  /// A path with an invalid point has no shapes.
  func shapes(_ matrix: CGAffineTransform) -> [[FixedPoint]] {
    var shapes: [[FixedPoint]] = []
    var open: [FixedPoint] = []
    var last = FixedPoint(x: 0, y: 0)
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        guard let to = FixedPoint(point.applying(matrix)) else { return [] }
        if case .move = element {
          if open.count > 1 { shapes.append(open) }
          open = []
        }
        open.append(to)
        last = to
      case .quad(let end, let control):
        guard let to = FixedPoint(end.applying(matrix)),
          let middle = FixedPoint(control.applying(matrix))
        else { return [] }
        FixedPoint.addCurve(
          from: last, Self.third(last, middle), Self.third(to, middle), to: to, into: &open)
        last = to
      case .curve(let end, let control1, let control2):
        guard let to = FixedPoint(end.applying(matrix)),
          let one = FixedPoint(control1.applying(matrix)),
          let other = FixedPoint(control2.applying(matrix))
        else { return [] }
        FixedPoint.addCurve(from: last, one, other, to: to, into: &open)
        last = to
      case .close:
        last = open.first ?? last
      }
    }
    if open.count > 1 { shapes.append(open) }
    return shapes
  }

  /// Returns the point two thirds of the way to another one.
  private static func third(_ point: FixedPoint, _ other: FixedPoint) -> FixedPoint {
    FixedPoint(
      x: (point.x + 2 * other.x).dividedDown(by: 3), y: (point.y + 2 * other.y).dividedDown(by: 3))
  }

  /// Returns the path's coverage of pixels within limits, after a matrix.
  func mask(
    _ matrix: CGAffineTransform, evenOdd: Bool = false, antialiases: Bool = true,
    withinX columns: Range<Int>, y rows: Range<Int>
  ) -> Mask {
    let isUpright = (matrix.b == 0 && matrix.c == 0) || (matrix.a == 0 && matrix.d == 0)
    guard antialiases, isUpright, let rect = asRect else {
      return PathFill.mask(
        of: shapes(matrix), evenOdd: evenOdd, antialiases: antialiases, withinX: columns, y: rows)
    }
    let a = FixedPoint(CGPoint(x: rect.minX, y: rect.minY).applying(matrix))
    let b = FixedPoint(CGPoint(x: rect.maxX, y: rect.maxY).applying(matrix))
    guard let a, let b else { return .nothing }
    return Mask(
      left: min(a.x, b.x), top: min(a.y, b.y), right: max(a.x, b.x), bottom: max(a.y, b.y),
      withinX: columns, y: rows)
  }
}
