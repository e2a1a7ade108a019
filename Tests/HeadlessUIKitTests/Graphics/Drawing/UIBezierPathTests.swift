import HeadlessUIKit
import Testing

@MainActor @Suite("UIBezierPath")
struct UIBezierPathTests {
  let path = UIBezierPath()

  @Test func `has UIKit's line at first (behaviour 685)`() {
    #expect(path.lineWidth == 1)
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
    #expect(path.miterLimit == 10)
    #expect(path.flatness == 0.6)
    #expect(!path.usesEvenOddFillRule)
    #expect(path.isEmpty)
  }

  @Test func `has its control points within its bounds (behaviour 685)`() {
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))

    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `goes clockwise as seen on the screen`() {
    path.addArc(
      withCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)

    #expect(abs(path.bounds.width - 1) < 0.001)
    #expect(path.contains(CGPoint(x: 0.6, y: 0.6)))
    #expect(!path.contains(CGPoint(x: 0.6, y: -0.6)))
  }

  @Test func `rounds the corners that it is told`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50),
      byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))

    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(!path.contains(CGPoint(x: 98, y: 48)))
    #expect(path.contains(CGPoint(x: 2, y: 48)))
  }

  @Test func `keeps radii within half of its sides`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 1000)

    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(path.contains(CGPoint(x: 50, y: 25)))
  }

  @Test func `turns around`() {
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 9))
    let expected = UIBezierPath()
    expected.move(to: CGPoint(x: 5, y: 9))
    expected.addLine(to: CGPoint(x: 5, y: 1))
    expected.addLine(to: CGPoint(x: 1, y: 1))

    #expect(path.reversing().cgPath == expected.cgPath)
  }

  @Test func `gives back the dashes that it was given`() {
    path.setLineDash([3, 2, 1], count: 3, phase: 4)
    var lengths: [CGFloat] = [0, 0, 0]
    var count = 0
    var phase: CGFloat = 0
    path.getLineDash(&lengths, count: &count, phase: &phase)

    #expect(lengths == [3, 2, 1])
    #expect(count == 3)
    #expect(phase == 4)
  }

  @Test func `is copied with its line`() throws {
    path.move(to: .zero)
    path.lineWidth = 7
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    path.addLine(to: CGPoint(x: 1, y: 1))

    #expect(copy.lineWidth == 7)
    #expect(copy.usesEvenOddFillRule)
    #expect(copy.currentPoint == .zero)
    #expect(copy != path)
  }

  @Test func `is moved by a matrix`() {
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.apply(CGAffineTransform(scaleX: 2, y: 3))

    #expect(path.bounds == CGRect(x: 2, y: 6, width: 4, height: 6))
  }

  @Test func `draws nothing without a context (behaviour 685)`() {
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 4))

    path.fill()
    path.stroke()
    path.addClip()

    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
