import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIRegion", .ownApplication)
struct UIRegionTests {
  @Test func `regions are around the point zero, and are put together (behaviour 900)`() {
    let circle = UIRegion(radius: 10)
    let rectangle = UIRegion(size: CGSize(width: 40, height: 10))
    let points = [CGPoint(x: 6, y: 8), CGPoint(x: -20, y: 5), CGPoint(x: 0, y: -5)]
    let rows: [(region: UIRegion, contains: [Bool])] = [
      (.infinite, [true, true, true]),
      (UIRegion.infinite.inverse(), [false, false, false]),
      (circle, [true, false, true]),
      (circle.inverse(), [false, true, false]),
      (rectangle, [false, true, true]),
      (circle.byUnion(with: rectangle), [true, true, true]),
      (circle.byDifference(from: rectangle), [true, false, false]),
      (circle.byIntersection(with: rectangle), [false, false, true]),
    ]

    for (index, row) in rows.enumerated() {
      #expect(points.map(row.region.contains) == row.contains, "row \(index)")
    }
    #expect(UIRegion.infinite === UIRegion.infinite)
    #expect(circle.copy() as? UIRegion === circle)
  }
}
