/// Where two shapes touch, or will when they go on as they do.
struct Meeting {
  /// A point of the first where the second one is met.
  struct Point {
    var place: Vector
    /// How far the shapes are apart there; less than 0 is how deep they are in each other.
    var distance: Double
    /// Which edges and corners meet: the same ones are known by it a moment later.
    var name: Int
  }

  /// The way from the first to the second.
  var normal: Vector
  var points: [Point]

  /// Finds out where two shapes meet, if they are no further apart than a distance.
  init?(_ one: Outline, _ other: Outline, within distance: Double) {
    let first = Self.widestGap(of: one, to: other, edges: 0..<one.points.count)
    let second = Self.widestGap(of: other, to: one, edges: 0..<other.points.count)
    self.init(one, other, first, second, distance, trim: 0)
  }

  /// Finds out where a shape meets the side of a barrier on which its middle is.
  init?(_ one: Outline, middle: Vector, side: Outline, within distance: Double) {
    let edge = side.normals[0].dot(middle - side.points[0]) >= 0 ? 0 : 1
    let first = Self.widestGap(of: one, to: side, edges: 0..<one.points.count)
    let second = Self.widestGap(of: side, to: one, edges: edge..<edge + 1)
    // The end of a side stops nothing that glides along it from the one before it.
    self.init(one, side, first, second, distance, trim: 0.25)
  }

  private init?(
    _ one: Outline, _ other: Outline, _ first: (edge: Int, gap: Double),
    _ second: (edge: Int, gap: Double), _ distance: Double, trim: Double
  ) {
    guard max(first.gap, second.gap) <= distance else { return nil }
    // With as much room on both, it is the other one's edge, so that the answer does not waver.
    let isFirst = first.gap > second.gap + 0.05
    let found =
      isFirst
      ? Self.points(on: first.edge, of: one, from: other, distance, trim)
      : Self.points(on: second.edge, of: other, from: one, distance, 0)
    guard !found.isEmpty else { return nil }
    normal = isFirst ? one.normals[first.edge] : -other.normals[second.edge]
    points = found.map { point in
      var point = point
      point.name = point.name * 2 + (isFirst ? 1 : 0)
      return point
    }
  }

  /// The edge that has most room between it and the other shape.
  private static func widestGap(
    of one: Outline, to other: Outline, edges: Range<Int>
  ) -> (edge: Int, gap: Double) {
    var widest = (edge: 0, gap: -Double.infinity)
    for edge in edges {
      let normal = one.normals[edge]
      let gap = other.points.reduce(Double.infinity) { min($0, normal.dot($1 - one.points[edge])) }
      if gap > widest.gap { widest = (edge, gap) }
    }
    return widest
  }

  /// The points of the other shape's nearest edge that lie over an edge of the first.
  private static func points(
    on edge: Int, of one: Outline, from other: Outline, _ distance: Double, _ trim: Double
  ) -> [Point] {
    let normal = one.normals[edge]
    let start = one.points[edge]
    let way = one.points[(edge + 1) % one.points.count] - start
    let length = way.length
    guard length > 0 else { return [] }
    let along = way * (1 / length)
    var facing = 0
    for index in other.normals.indices
    where other.normals[index].dot(normal) < other.normals[facing].dot(normal) { facing = index }
    let ends = [other.points[facing], other.points[(facing + 1) % other.points.count]]
    let places = ends.map { along.dot($0 - start) }
    let edges = min(trim, length / 4)...max(length - trim, length * 3 / 4)
    guard places.max() ?? 0 >= edges.lowerBound, places.min() ?? 0 <= edges.upperBound else {
      return []
    }
    var points: [Point] = []
    for index in 0..<2 {
      let place = min(max(places[index], edges.lowerBound), edges.upperBound)
      let rest = places[1 - index] - places[index]
      let part = rest == 0 ? 0 : (place - places[index]) / rest
      let point = ends[index] + (ends[1 - index] - ends[index]) * part
      let gap = normal.dot(point - start)
      guard gap <= distance else { continue }
      points.append(
        Point(
          place: point - normal * (gap / 2), distance: gap, name: (edge * 64 + facing) * 2 + index))
    }
    return points
  }
}
