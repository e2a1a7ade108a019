import Foundation

extension Outline {
  /// A run of straight lines.
  struct Polyline {
    var points: [CGPoint]
    var isClosed = false
  }

  /// The path as straight lines that differ from it by less than a tenth of a unit.
  func flattened() -> [Polyline] {
    var lines: [Polyline] = []
    var last = CGPoint.zero
    var start = CGPoint.zero
    var open: Polyline?
    func finished(_ line: Polyline?) -> [Polyline] { line.map { [$0] } ?? [] }
    for element in elements {
      switch element {
      case .move(let point):
        lines += finished(open)
        open = Polyline(points: [point])
        (start, last) = (point, point)
      case .line(let point):
        open?.points.append(point)
        last = point
      case .quad(let end, let control):
        for t in Self.steps([last, control, end]) {
          open?.points.append(last.quad(end, control, at: t))
        }
        last = end
      case .curve(let end, let control1, let control2):
        for t in Self.steps([last, control1, control2, end]) {
          open?.points.append(last.curve(end, control1, control2, at: t))
        }
        last = end
      case .close:
        open?.isClosed = true
        lines += finished(open)
        open = nil
        last = start
      }
    }
    return lines + finished(open)
  }

  /// Returns the points of time at which a curve is cut, after its start, with its end last.
  private static func steps(_ points: [CGPoint]) -> [CGFloat] {
    var bend: CGFloat = 0
    for index in 1..<points.count - 1 {
      let (a, b, c) = (points[index - 1], points[index], points[index + 1])
      let (dx, dy) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      bend = max(bend, (dx * dx + dy * dy).squareRoot())
    }
    let count = Int((bend * 16).squareRoot().rounded(.up), within: 1...200)
    return (1...count).map { CGFloat($0) / CGFloat(count) }
  }

  /// Returns whether a point is inside the path.
  package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    guard controlBounds.insetBy(dx: -1e-9, dy: -1e-9).holds(point) else { return false }
    var winding = 0
    // Curves are cut finely: the path is not drawn here but touched.
    let fine = CGAffineTransform(scaleX: 64, y: 64)
    let point = point.applying(fine)
    for line in applying(fine).flattened() {
      for (from, to) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += from.y <= point.y ? 1 : -1 }
      }
    }
    return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }
}
