package import Foundation

/// How a line is drawn along a path.
package struct Pen: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var phase: CGFloat = 0
  /// How long the dashes and the gaps between them are.
  package var dashes: [CGFloat] = []

  package init() {}
}

extension Outline {
  /// Returns the outline of the line that a pen draws along the path.
  ///
  /// Curves become straight lines, as fine as the scale asks for. The outline overlaps itself, and
  /// is to be filled by the winding rule.
  package func stroked(_ pen: Pen, scale: CGFloat = 1) -> Outline {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    var lines = applying(CGAffineTransform(scaleX: scale, y: scale)).flattened()
    let back = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
    for index in lines.indices {
      lines[index].points = lines[index].points.map { $0.applying(back) }
    }
    if pen.isDashed { lines = lines.flatMap { Self.dashed($0, pen) } }
    var outline = Outline()
    for line in lines { outline.append(Self.stroked(line, pen, scale: scale)) }
    return outline
  }

  /// Returns the dashes that a pen makes of the path.
  package func dashed(_ pen: Pen) -> Outline {
    guard pen.isDashed else { return self }
    var outline = Outline()
    for line in flattened().flatMap({ Self.dashed($0, pen) }) {
      outline.lines(between: line.points)
      if line.isClosed { outline.close() }
    }
    return outline
  }

  private static func dashed(_ line: Polyline, _ pen: Pen) -> [Polyline] {
    var points = line.points
    if line.isClosed, let first = points.first { points.append(first) }
    let total = pen.dashes.reduce(0, +)
    // A dash far below the width of a pixel is ignored, since it would take for ever.
    guard
      zip(points, points.dropFirst()).reduce(0, { $0 + $1.0.distance(to: $1.1) })
        < total * 20_000
    else { return [line] }
    let count = pen.dashes.count
    let whole = total * (count.isMultiple(of: 2) ? 1 : 2)
    var index = 0
    var rest = pen.phase.truncatingRemainder(dividingBy: whole)
    if rest < 0 { rest += whole }
    while rest >= pen.dashes[index % count] {
      rest -= pen.dashes[index % count]
      index += 1
    }
    var left = pen.dashes[index % count] - rest
    var dashes: [Polyline] = []
    var dash = points.first.map { Polyline(points: [$0]) }
    for (from, to) in zip(points, points.dropFirst()) {
      let length = from.distance(to: to)
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let point = from.toward(to, by: done / length)
        if index.isMultiple(of: 2), var ended = dash {
          ended.points.append(point)
          dashes.append(ended)
        }
        dash = Polyline(points: [point])
        index += 1
        left = pen.dashes[index % count]
      }
      left -= length - done
      dash?.points.append(to)
    }
    if index.isMultiple(of: 2), let dash, dash.points.count > 1 { dashes.append(dash) }
    return dashes
  }

  private static func stroked(_ line: Polyline, _ pen: Pen, scale: CGFloat) -> Outline {
    var outline = Outline()
    let half = pen.width / 2
    var points: [CGPoint] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard half > 0, let first = points.first else { return outline }
    guard points.count > 1 else {
      // A path that goes nowhere shows its caps alone.
      switch pen.cap {
      case .butt: break
      case .round: outline.dot(first, half)
      case .square:
        outline.rect(
          CGRect(x: first.x, y: first.y, width: 0, height: 0).insetBy(dx: -half, dy: -half))
      }
      return outline
    }
    let ends = line.isClosed ? points.dropFirst() + [first] : points.dropFirst()
    // A line with more pieces than a screen has pixels along its edges is not drawn to its end.
    let pieces = Array(zip(points, ends).prefix(mostPieces))
    for (index, (from, to)) in pieces.enumerated() {
      let length = from.distance(to: to)
      let along = CGPoint(x: (to.x - from.x) / length * half, y: (to.y - from.y) / length * half)
      let isFirst = index == 0 && !line.isClosed
      let isLast = index == pieces.count - 1 && !line.isClosed
      let before = isFirst && pen.cap == .square ? 1.0 : 0
      let after = isLast && pen.cap == .square ? 1.0 : 0
      let start = CGPoint(x: from.x - along.x * before, y: from.y - along.y * before)
      let end = CGPoint(x: to.x + along.x * after, y: to.y + along.y * after)
      outline.polygon([
        CGPoint(x: start.x - along.y, y: start.y + along.x),
        CGPoint(x: start.x + along.y, y: start.y - along.x),
        CGPoint(x: end.x + along.y, y: end.y - along.x),
        CGPoint(x: end.x - along.y, y: end.y + along.x),
      ])
      if pen.cap == .round {
        if isFirst { outline.dot(from, half) }
        if isLast { outline.dot(to, half) }
      }
      guard !isLast else { continue }
      outline.join(at: to, from: along, to: pieces[(index + 1) % pieces.count].1, pen)
    }
    return outline
  }

  /// The most pieces of a line that are drawn.
  private static let mostPieces = 1 << 17

  /// Fills the corner between two pieces of a line.
  private mutating func join(at corner: CGPoint, from along: CGPoint, to next: CGPoint, _ pen: Pen)
  {
    let half = pen.width / 2
    let length = corner.distance(to: next)
    let on = CGPoint(
      x: (next.x - corner.x) / length * half, y: (next.y - corner.y) / length * half)
    let turn = along.x * on.y - along.y * on.x
    let straight = along.x * on.x + along.y * on.y
    guard abs(turn) > half * half * 1e-6 || straight < 0 else { return }
    if pen.join == .round { return dot(corner, half) }
    let side: CGFloat = turn > 0 ? 1 : -1
    let first = CGPoint(x: corner.x + along.y * side, y: corner.y - along.x * side)
    let last = CGPoint(x: corner.x + on.y * side, y: corner.y - on.x * side)
    var points = [corner, first]
    let cosine = straight / (half * half)
    // The miter's length over the line's width is 1 over the sine of half the angle between them.
    let sine = max((1 + cosine) / 2, 0).squareRoot()
    if pen.join == .miter, sine > 1e-6, 1 / sine <= pen.miterLimit {
      let middle = first.toward(last, by: 0.5).moved(from: corner)
      let reach = half / sine / max((middle.x * middle.x + middle.y * middle.y).squareRoot(), 1e-12)
      points.append(CGPoint(x: corner.x + middle.x * reach, y: corner.y + middle.y * reach))
    }
    polygon(points + [last])
  }

  /// Adds a closed shape that always turns the same way, so that overlaps add up.
  private mutating func polygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += from.x * to.y - from.y * to.x
    }
    lines(between: area < 0 ? points.reversed() : points)
    close()
  }

  private mutating func dot(_ center: CGPoint, _ radius: CGFloat) {
    ellipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }
}

extension Pen {
  /// Whether the line has gaps.
  var isDashed: Bool {
    !dashes.isEmpty && dashes.allSatisfy { $0 >= 0 && $0.isFinite } && phase.isFinite
      && dashes.reduce(0, +) > 0
  }
}
