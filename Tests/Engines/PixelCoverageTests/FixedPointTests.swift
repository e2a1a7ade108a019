import PixelCoverage
import Testing

@Suite struct FixedPointTests {
  @Test func `divides by rounding down, also below zero`() {
    for (number, divisor, whole) in [(7, 2, 3), (-7, 2, -4), (-8, 2, -4), (0, 5, 0), (-1, 256, -1)]
    {
      #expect(number.dividedDown(by: divisor) == whole)
    }
  }

  @Test func `takes the whole part of a square root, also of the largest numbers`() {
    for (square, root) in [(0, 0), (1, 1), (15, 3), (16, 4), (17, 4), (-4, 0)] {
      #expect(square.root == root)
    }
    #expect(Int.max.root == 3_037_000_499)
  }

  @Test func `cuts a curve into points that end where it ends`() {
    var points: [FixedPoint] = []
    FixedPoint.addCurve(
      from: FixedPoint(x: 0, y: 0), FixedPoint(x: 0, y: 2560), FixedPoint(x: 2560, y: 2560),
      to: FixedPoint(x: 2560, y: 0), into: &points)

    #expect(points.count == 13)
    #expect(points.last == FixedPoint(x: 2560, y: 0))
    #expect(points.map(\.y).max() == 1909)
  }
}
