import Foundation

/// Shapes in which no text may stand.
struct ExcludedShapes {
  /// A side of a shape that is not level, from its upper end to its lower one.
  private struct Side {
    var top: CGPoint
    var bottom: CGPoint
    /// 1 where the outline goes down, and -1 where it goes up.
    var direction: Int

    func x(at y: CGFloat) -> CGFloat {
      top.x + (y - top.y) / (bottom.y - top.y) * (bottom.x - top.x)
    }
  }

  private struct Shape {
    var sides: [Side]
    var isEvenOdd: Bool
    var top: CGFloat
    var bottom: CGFloat
  }

  private var shapes: [Shape] = []
  /// The heights at which sides begin and end, from the top.
  private var heights: [CGFloat] = []
  private var hasSlopes = false

  init() {}

  init(_ paths: [UIBezierPath]) {
    // Curves are cut finely: letters are close to them.
    let fine: CGFloat = 8
    for path in paths {
      let outline = path.cgPath.outline.applying(CGAffineTransform(scaleX: fine, y: fine))
      var sides: [Side] = []
      for line in outline.flattened() {
        let points = line.points.map { CGPoint(x: $0.x / fine, y: $0.y / fine) }
        guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
        for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) where from.y != to.y {
          let goesDown = from.y < to.y
          sides.append(
            goesDown
              ? Side(top: from, bottom: to, direction: 1)
              : Side(top: to, bottom: from, direction: -1))
          if from.x != to.x { hasSlopes = true }
        }
      }
      guard let top = sides.map(\.top.y).min(), let bottom = sides.map(\.bottom.y).max() else {
        continue
      }
      heights += sides.flatMap { [$0.top.y, $0.bottom.y] }
      shapes.append(
        Shape(sides: sides, isEvenOdd: path.usesEvenOddFillRule, top: top, bottom: bottom))
    }
    heights = Set(heights).sorted()
  }

  /// The tolerance for positions.
  private static let tolerance: CGFloat = 1e-6

  // MARK: Finding the free parts

  /// Returns the parts of a rectangle that are free from its top to its bottom, from the left to the
  /// right.
  func free(in rect: CGRect) -> [CGRect] {
    guard rect.width > 0, rect.minX.isFinite, rect.minY.isFinite else { return [] }
    let (top, bottom) = (rect.minY + Self.tolerance, rect.maxY - Self.tolerance)
    var parts: [CGRect] = []
    var left = rect.minX
    func add(upTo right: CGFloat) {
      let right = min(right, rect.maxX)
      guard right - left > Self.tolerance else { return }
      parts.append(CGRect(x: left, y: rect.minY, width: right - left, height: rect.height))
    }
    let ranges = shapes.filter { $0.top < bottom && $0.bottom > top }
      .flatMap { taken(by: $0, top, bottom) }
    for range in ranges.sorted(by: { $0.left < $1.left })
    where range.right > left && range.right - range.left > Self.tolerance {
      add(upTo: range.left)
      left = max(left, range.right)
    }
    add(upTo: rect.maxX)
    return parts
  }

  /// Returns the next height below another one at which more may be free, if there is one.
  func height(below height: CGFloat) -> CGFloat? {
    guard let next = heights.first(where: { $0 > height + Self.tolerance }) else { return nil }
    return hasSlopes ? min(next, height + 1) : next
  }

  /// Returns the range that a shape takes in lines between two heights.
  ///
  /// Between two ends of sides, each is as far to the left and the right as at one end or the
  /// other.
  private func taken(
    by shape: Shape, _ top: CGFloat, _ bottom: CGFloat
  ) -> [(left: CGFloat, right: CGFloat)] {
    let within = heights.filter { $0 > top && $0 < bottom }
    let cuts = [top] + within + [bottom]
    return zip(cuts, cuts.dropFirst()).flatMap { upper, lower in
      let sides = shape.sides.filter { $0.top.y <= upper && $0.bottom.y >= lower }
        .map { (x: ($0.x(at: upper), $0.x(at: lower)), direction: $0.direction) }
        .sorted { $0.x.0 + $0.x.1 < $1.x.0 + $1.x.1 }
      var taken: [(left: CGFloat, right: CGFloat)] = []
      var (turns, left) = (0, CGFloat.zero)
      func isInside(_ turns: Int) -> Bool {
        shape.isEvenOdd ? !turns.isMultiple(of: 2) : turns != 0
      }
      for side in sides {
        let wasInside = isInside(turns)
        turns += side.direction
        if !wasInside, isInside(turns) {
          left = min(side.x.0, side.x.1)
        } else if wasInside, !isInside(turns) {
          taken.append((left, max(side.x.0, side.x.1)))
        }
      }
      return taken
    }
  }
}
