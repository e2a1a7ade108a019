import Foundation

/// A gradient in its place.
package struct GradientShade: Shade {
  private let table: [PixelColor]
  private let shape: GradientShape
  /// Whether it goes on before its start, and after its end.
  private let isEndless: (before: Bool, after: Bool)
  private let map: PixelMap

  /// Creates a gradient of colors, which are given for as many places from its start to its end.
  package init(
    _ table: [PixelColor], _ shape: GradientShape, isEndless: (before: Bool, after: Bool),
    map: PixelMap
  ) {
    self.table = table
    self.shape = shape
    self.isEndless = isEndless
    self.map = map
  }

  package func color(x: Int, y: Int) -> PixelColor? {
    guard let place = place(of: map.middle(x: x, y: y)), place.isFinite else { return nil }
    let index = (min(max(place, 0), 1) * CGFloat(table.count - 1)).rounded()
    return table[Int(index, within: 0...table.count - 1)]
  }

  /// Returns where a point is between the start and the end, or nil where nothing is painted.
  private func place(of point: CGPoint) -> CGFloat? {
    switch shape {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return nil }
      let place = ((point.x - start.x) * dx + (point.y - start.y) * dy) / length
      return isPainted(place) ? place : nil
    case .radial(let start, let first, let end, let last):
      return circle(of: point, start, first, end, last)
    case .conic(let center, let angle):
      let turn = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
      return turn - turn.rounded(.down)
    }
  }

  private func isPainted(_ place: CGFloat) -> Bool {
    (place >= 0 || isEndless.before) && (place <= 1 || isEndless.after)
  }

  /// Returns the last of the circles from start to end that goes through a point.
  private func circle(
    of point: CGPoint, _ start: CGPoint, _ first: CGFloat, _ end: CGPoint, _ last: CGFloat
  ) -> CGFloat? {
    let (cx, cy, cr) = (end.x - start.x, end.y - start.y, last - first)
    let (px, py) = (point.x - start.x, point.y - start.y)
    let a = cx * cx + cy * cy - cr * cr
    let b = px * cx + py * cy + first * cr
    let c = px * px + py * py - first * first
    var places: [CGFloat] = []
    if abs(a) < 1e-9 {
      if b != 0 { places = [c / (2 * b)] }
    } else {
      let under = b * b - a * c
      guard under >= 0 else { return nil }
      places = [(b + under.squareRoot()) / a, (b - under.squareRoot()) / a]
    }
    return places.sorted(by: >).first { isPainted($0) && first + $0 * cr >= 0 }
  }
}
