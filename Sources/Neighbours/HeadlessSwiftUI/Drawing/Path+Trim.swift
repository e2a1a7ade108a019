extension Path {
  /// Returns the part of the outline between two shares of its length, with curves as lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    let lines = flattened
    let length = lines.reduce(0) { $0 + $1.length }
    var place: CGFloat = 0
    var path = Path()
    var pen: CGPoint?
    for line in lines {
      let (start, end) = (max(from * length - place, 0), min(to * length - place, line.length))
      place += line.length
      guard start < end, line.length > 0 else { continue }
      let first = line.point(start / line.length)
      if pen != first { path.move(to: first) }
      let last = line.point(end / line.length)
      path.addLine(to: last)
      pen = last
    }
    return path
  }

  private struct Line {
    let start, end: CGPoint
    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }
    func point(_ share: CGFloat) -> CGPoint {
      share >= 1
        ? end
        : CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  private static let steps = 24

  private var flattened: [Line] {
    var lines: [Line] = []
    var (pen, start) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      lines.append(Line(start: pen, end: end))
      pen = end
    }
    func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
      let begin = pen
      for step in 1...Self.steps {
        let t = CGFloat(step) / CGFloat(Self.steps)
        let (a, b, c, d) = (
          (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t),
          3 * t * t * (1 - t), t * t * t
        )
        line(
          to: CGPoint(
            x: a * begin.x + b * control1.x + c * control2.x + d * end.x,
            y: a * begin.y + b * control1.y + c * control2.y + d * end.y))
      }
    }
    forEach { element in
      switch element {
      case .move(let point):
        pen = point
        start = pen
      case .line(let point): line(to: point)
      case .quadCurve(let end, let control):
        let first = CGPoint(
          x: pen.x + (control.x - pen.x) * 2 / 3, y: pen.y + (control.y - pen.y) * 2 / 3)
        let second = CGPoint(
          x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        curve(first, second, end)
      case .curve(let end, let control1, let control2): curve(control1, control2, end)
      case .closeSubpath: line(to: start)
      }
    }
    return lines
  }
}
