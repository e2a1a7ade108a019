import RigidBodies
import Testing

@Suite("Region")
struct RegionTests {
  @Test func `regions contain the points around their origin, and are put together`() {
    let circle = Region.circle(radius: 10)
    let rectangle = Region.rectangle(size: Vector(40, 10))
    let points = [Vector(0, 0), Vector(6, 8), Vector(8, 8), Vector(20, 5), Vector(21, 0)]
    let rows: [(region: Region, contains: [Bool])] = [
      (.everywhere, [true, true, true, true, true]),
      (circle, [true, true, false, false, false]),
      (rectangle, [true, false, false, true, false]),
      (.inverse(circle), [false, false, true, true, true]),
      (.inverse(.everywhere), [false, false, false, false, false]),
      (.union(circle, rectangle), [true, true, false, true, false]),
      (.intersection(circle, rectangle), [true, false, false, false, false]),
      (.intersection(circle, .inverse(rectangle)), [false, true, false, false, false]),
      (.circle(radius: .nan), [false, false, false, false, false]),
    ]

    for row in rows { #expect(points.map(row.region.contains) == row.contains, "\(row.region)") }
  }
}
