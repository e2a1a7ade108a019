import HeadlessUIKit
import Testing

@MainActor @Suite("CGPath")
struct CGPathTests {
  let path = CGMutablePath()

  @Test func `tells its steps in order`() {
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
    path.closeSubpath()

    #expect(
      steps(of: path) == [
        "move (1.0, 2.0)", "line (3.0, 4.0)", "quad (7.0, 8.0) (5.0, 6.0)",
        "curve (2.0, 2.0) (3.0, 3.0) (1.0, 1.0)", "close",
      ])
  }

  @Test func `is told a line before its start, and keeps nothing of it`() {
    path.addLine(to: CGPoint(x: 3, y: 4))

    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
  }

  @Test func `goes on at the start of a subpath that was closed`() {
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))

    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `has control points in one box and its curve in the other`() {
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))

    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test func `contains what is inside, by either rule`() {
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))

    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
  }

  @Test func `contains what is inside a circle, and not its corners`() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)

    #expect(circle.contains(CGPoint(x: 50, y: 50)))
    #expect(circle.contains(CGPoint(x: 15, y: 15)))
    #expect(!circle.contains(CGPoint(x: 14, y: 14)))
  }

  @Test(arguments: [(false, CGPoint(x: -1, y: 0)), (true, CGPoint(x: 1, y: 0))])
  func `goes around as it is told`(clockwise: Bool, side: CGPoint) {
    path.addArc(
      center: .zero, radius: 1, startAngle: .pi / 2, endAngle: 3 * .pi / 2, clockwise: clockwise)

    let box = path.boundingBoxOfPath
    #expect(abs(box.width - 1) < 0.001)
    #expect(abs((side.x < 0 ? box.minX : box.maxX) - side.x) < 0.001)
  }

  @Test func `rounds a corner between two lines`() {
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)

    #expect(path.currentPoint.distance(from: CGPoint(x: 10, y: 4)) < 0.001)
    #expect(!path.contains(CGPoint(x: 9.5, y: 0.5)))
  }

  @Test func `strokes into an outline as wide as its line`() {
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let outline = path.copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)

    #expect(outline.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
  }

  @Test func `has dashes as long as their pattern says`() {
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))

    #expect(
      steps(of: path.copy(dashingWithPhase: 0, lengths: [4, 2])) == [
        "move (0.0, 0.0)", "line (4.0, 0.0)", "move (6.0, 0.0)", "line (10.0, 0.0)",
      ])
  }

  @Test func `equals a path of the same steps`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    path.addRect(rect)
    var found = CGRect.zero

    #expect(path == CGPath(rect: rect, transform: nil))
    #expect(path.isRect(&found))
    #expect(found == rect)
    #expect(path != CGPath(ellipseIn: rect, transform: nil))
  }

  @Test func `is moved by a matrix when it is copied`() {
    var transform = CGAffineTransform(translationX: 10, y: 20)
    let copy = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &transform)

    #expect(copy.boundingBox == CGRect(x: 10, y: 20, width: 1, height: 1))
    #expect(copy.copy(using: &transform)?.boundingBox.origin == CGPoint(x: 20, y: 40))
  }

  private func steps(of path: CGPath) -> [String] {
    var steps: [String] = []
    path.applyWithBlock { element in
      let (name, count) =
        switch element.pointee.type {
        case .moveToPoint: ("move", 1)
        case .addLineToPoint: ("line", 1)
        case .addQuadCurveToPoint: ("quad", 2)
        case .addCurveToPoint: ("curve", 3)
        case .closeSubpath: ("close", 0)
        }
      let points = (0..<count).map {
        "(\(element.pointee.points[$0].x), \(element.pointee.points[$0].y))"
      }
      steps.append(([name] + points).joined(separator: " "))
    }
    return steps
  }
}

extension CGPoint {
  fileprivate func distance(from other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
