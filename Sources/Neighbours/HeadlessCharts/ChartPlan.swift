import HeadlessSwiftUI

/// Where the marks of a chart are, in an area of a size.
@MainActor
struct ChartPlan {
  /// Something that is drawn.
  struct Drawing {
    let path: UIBezierPath
    let color: UIColor
    /// The width of the line; without one it is filled.
    var lineWidth: CGFloat?
    var dash: [CGFloat] = []
  }

  /// A mark, from where to where it reaches in the direction of values.
  private struct Placed {
    let mark: ChartMark
    var from: Double
    var to: Double

    /// What a sector takes of the whole.
    var turn: Double { to.isFinite ? max(to, 0) : 0 }
  }

  let setup: ChartSetup
  private let environment: EnvironmentValues
  private var placed: [Placed] = []
  /// The values that decide about colors, in order.
  private(set) var groups: [String] = []
  private var positions: [String] = []
  private(set) var isLying = false
  private(set) var x: ChartScale
  private(set) var y: ChartScale

  init(_ marks: [ChartMark], _ environment: EnvironmentValues) {
    self.environment = environment
    setup = environment.chart
    isLying = marks.contains { $0.form == .bar && $0.isLying }
    var sums: [String: Double] = [:]
    for mark in marks {
      if let group = mark.look.group?.place.words, !groups.contains(group) { groups.append(group) }
      if let position = mark.look.position?.place.words, !positions.contains(position) {
        positions.append(position)
      }
      placed.append(Self.place(mark, isLying, &sums))
    }
    let reaches = placed.flatMap { [$0.from, $0.to] }.map {
      (start: Optional($0), stop: Optional<Double>.none, place: _PlottedValue.number($0))
    }
    let isMeasured = marks.contains { $0.form == .bar || $0.form == .area }
    func values(_ path: KeyPath<ChartMark, ChartValue?>, _ end: KeyPath<ChartMark, ChartValue?>)
      -> [(start: Double?, stop: Double?, place: _PlottedValue)]
    {
      marks.filter { $0.form != .sector }.flatMap { [$0[keyPath: path], $0[keyPath: end]] }
        .compactMap { $0 }.map { ($0.start, $0.stop, $0.place) }
    }
    let (xs, ys) = (values(\.x, \.xEnd), values(\.y, \.yEnd))
    x = ChartScale(
      isLying && isMeasured ? xs + reaches : xs, setup.x,
      includesZero: isLying || !isMeasured)
    y = ChartScale(
      !isLying && isMeasured ? ys + reaches : ys, setup.y, includesZero: !isLying)
  }

  private static func place(
    _ mark: ChartMark, _ isLying: Bool, _ sums: inout [String: Double]
  ) -> Placed {
    let (along, across) = isLying ? (mark.x, mark.y) : (mark.y, mark.x)
    let end = isLying ? mark.xEnd : mark.yEnd
    let value = along?.place.number ?? 0
    if let end = end?.place.number { return Placed(mark: mark, from: value, to: end) }
    guard mark.form == .bar || mark.form == .area else {
      return Placed(mark: mark, from: value, to: value)
    }
    guard mark.look.isStacked, let across else { return Placed(mark: mark, from: 0, to: value) }
    let beside = mark.look.position?.place.words ?? ""
    let key = "\(mark.form) \(across.place.words) \(beside) \(value < 0)"
    let base = sums[key] ?? 0
    sums[key] = base + value
    return Placed(mark: mark, from: base, to: base + value)
  }

  // MARK: Colors

  func color(_ mark: ChartMark) -> UIColor {
    var color = UIColor.systemBlue
    if let words = mark.look.group?.place.words {
      color = setup.palette.color(of: words, groups.firstIndex(of: words) ?? 0, environment)
    } else if let style = mark.look.style {
      color = style(environment)
    }
    return color.withAlphaComponent(color.cgColor.alpha * mark.look.opacity)
  }

  func color(ofGroup words: String) -> UIColor {
    setup.palette.color(of: words, groups.firstIndex(of: words) ?? 0, environment)
  }

  // MARK: Places

  func point(_ xPart: CGFloat, _ yPart: CGFloat, in plot: CGRect) -> CGPoint {
    CGPoint(
      x: plot.minX + xPart * plot.width,
      y: y.isBanded ? plot.minY + yPart * plot.height : plot.maxY - yPart * plot.height)
  }

  /// What all sectors make together; of nothing, each is nothing.
  private var wholeOfSectors: Double {
    let sum = placed.reduce(0.0) { $0 + ($1.mark.form == .sector ? $1.turn : 0) }
    return sum > 0 ? sum : 1
  }

  /// The frames of the marks, in their order.
  func frames(in plot: CGRect) -> [CGRect] {
    var turned = 0.0
    let whole = wholeOfSectors
    return placed.map { item in
      switch item.mark.form {
      case .bar: return bar(item, in: plot)
      case .rectangle: return rectangle(item.mark, in: plot)
      case .rule: return rule(item.mark, in: plot)
      case .line, .point, .area:
        let middle = middle(item, in: plot)
        return CGRect(x: middle.x - 8, y: middle.y - 8, width: 16, height: 16)
      case .sector:
        let path = sector(item.mark, turned / whole, (turned + item.turn) / whole, in: plot)
        turned += item.turn
        return path.bounds
      }
    }
  }

  private func middle(_ item: Placed, in plot: CGRect) -> CGPoint {
    let xPart = item.mark.x.flatMap { middle(x, $0) } ?? 0.5
    let yPart =
      isLying
      ? item.mark.y.flatMap { middle(y, $0) }
      : y.isBanded ? item.mark.y.flatMap { y.part($0.place) } : y.part(item.to)
    var place = point(xPart, yPart ?? 0.5, in: plot)
    let own = item.mark.look.point
    if let x = own.x { place.x = plot.minX + x }
    if let y = own.y { place.y = plot.minY + y }
    return place
  }

  private func middle(_ scale: ChartScale, _ value: ChartValue) -> CGFloat? {
    scale.band(value).map { ($0.lowerBound + $0.upperBound) / 2 } ?? scale.part(value.place)
  }

  private func bar(_ item: Placed, in plot: CGRect) -> CGRect {
    let (across, scale) = isLying ? (item.mark.y, y) : (item.mark.x, x)
    let room = isLying ? plot.height : plot.width
    let wanted = isLying ? item.mark.look.height : item.mark.look.width
    let band = across.flatMap { scale.band($0) }
    let place = across.flatMap { middle(scale, $0) } ?? 0.5
    let whole = band.map { ($0.upperBound - $0.lowerBound) * room } ?? 16
    var length = (wanted ?? .automatic).length(of: whole, automatic: whole * 0.7)
    var start = (isLying && !y.isBanded ? 1 - place : place) * room - length / 2
    if let own = item.mark.look.position?.place.words, let index = positions.firstIndex(of: own) {
      length /= CGFloat(positions.count)
      start += length * CGFloat(index)
    }
    let value = isLying ? x : y
    let (low, high) = (value.part(min(item.from, item.to)), value.part(max(item.from, item.to)))
    return isLying
      ? CGRect(
        x: plot.minX + low * plot.width, y: plot.minY + start, width: (high - low) * plot.width,
        height: length)
      : CGRect(
        x: plot.minX + start, y: plot.maxY - high * plot.height, width: length,
        height: (high - low) * plot.height)
  }

  private func rectangle(_ mark: ChartMark, in plot: CGRect) -> CGRect {
    func reach(
      _ scale: ChartScale, _ start: ChartValue?, _ end: ChartValue?, _ wanted: MarkDimension?,
      of room: CGFloat
    ) -> (CGFloat, CGFloat) {
      guard let start, room > 0 else { return (0, 1) }
      if let end, let a = scale.part(start.place), let b = scale.part(end.place) {
        return (min(a, b), max(a, b))
      }
      let band = scale.band(start)
      let place = band.map { ($0.lowerBound + $0.upperBound) / 2 } ?? scale.part(start.place) ?? 0.5
      let whole = band.map { $0.upperBound - $0.lowerBound } ?? 0.04
      let length =
        (wanted ?? .automatic).length(of: whole * room, automatic: whole * room) / room
      return (place - length / 2, place + length / 2)
    }
    let (left, right) = reach(x, mark.x, mark.xEnd, mark.look.width, of: plot.width)
    let (low, high) = reach(y, mark.y, mark.yEnd, mark.look.height, of: plot.height)
    let (a, b) = (point(left, low, in: plot), point(right, high, in: plot))
    return CGRect(x: a.x, y: min(a.y, b.y), width: b.x - a.x, height: abs(b.y - a.y))
  }

  private func rule(_ mark: ChartMark, in plot: CGRect) -> CGRect {
    let isUpright = mark.y == nil || mark.yEnd != nil
    func ends(_ scale: ChartScale, _ start: ChartValue?, _ end: ChartValue?) -> (CGFloat, CGFloat) {
      (start.flatMap { scale.part($0.place) } ?? 0, end.flatMap { scale.part($0.place) } ?? 1)
    }
    if isUpright {
      let place = mark.x.flatMap { middle(x, $0) } ?? 0.5
      let (low, high) = mark.y == nil ? (0, 1) : ends(y, mark.y, mark.yEnd)
      let (a, b) = (point(place, low, in: plot), point(place, high, in: plot))
      return CGRect(x: a.x, y: min(a.y, b.y), width: 0, height: abs(b.y - a.y))
    }
    let place = mark.y.flatMap { middle(y, $0) } ?? 0.5
    let (left, right) = mark.xEnd == nil ? (0, 1) : ends(x, mark.x, mark.xEnd)
    let (a, b) = (point(left, place, in: plot), point(right, place, in: plot))
    return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: 0)
  }

  private func sector(
    _ mark: ChartMark, _ start: Double, _ end: Double, in plot: CGRect
  ) -> UIBezierPath {
    let room = min(plot.width, plot.height) / 2
    let outer = mark.look.outer.length(of: room, automatic: room)
    let inner = mark.look.inner.length(of: room, automatic: 0)
    let center = CGPoint(x: plot.midX, y: plot.midY)
    let gap = outer > 0 ? mark.look.inset / outer : 0
    let from = CGFloat(start) * 2 * .pi - .pi / 2 + gap / 2
    let to = max(CGFloat(end) * 2 * .pi - .pi / 2 - gap / 2, from)
    let path = UIBezierPath()
    path.addArc(withCenter: center, radius: outer, startAngle: from, endAngle: to, clockwise: true)
    if inner > 0 {
      path.addArc(
        withCenter: center, radius: inner, startAngle: to, endAngle: from, clockwise: false)
    } else {
      path.addLine(to: center)
    }
    path.close()
    return path
  }

  // MARK: What is drawn

  /// What is drawn, from back to front.
  func drawings(in plot: CGRect) -> [Drawing] {
    var all: [Drawing] = []
    var seen: Set<String> = []
    var turned = 0.0
    let whole = wholeOfSectors
    for (item, frame) in zip(placed, frames(in: plot)) {
      let (mark, color) = (item.mark, color(item.mark))
      switch mark.form {
      case .bar, .rectangle:
        all.append(
          Drawing(
            path: UIBezierPath(roundedRect: frame, cornerRadius: mark.look.cornerRadius),
            color: color))
      case .point: all.append(Drawing(path: dot(mark, frame), color: color))
      case .rule:
        let path = UIBezierPath()
        path.move(to: frame.origin)
        path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
        all.append(
          Drawing(
            path: path, color: color, lineWidth: mark.look.lineWidth / 2, dash: mark.look.dash))
      case .line, .area:
        let name = mark.seriesName
        if seen.insert("\(mark.form) \(name)").inserted {
          all.append(series(mark, name, in: plot))
        }
        if mark.look.showsSymbol { all.append(Drawing(path: dot(mark, frame), color: color)) }
      case .sector:
        all.append(
          Drawing(
            path: sector(mark, turned / whole, (turned + item.turn) / whole, in: plot), color: color
          ))
        turned += item.turn
      }
    }
    return all
  }

  private func dot(_ mark: ChartMark, _ frame: CGRect) -> UIBezierPath {
    let radius = sqrt(mark.look.symbolSize / .pi)
    return UIBezierPath(
      ovalIn: CGRect(
        x: frame.midX - radius, y: frame.midY - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The line of all points of a series, or the area below.
  private func series(_ mark: ChartMark, _ name: String, in plot: CGRect) -> Drawing {
    let own = placed.filter { $0.mark.form == mark.form && $0.mark.seriesName == name }
    let path = UIBezierPath()
    for (index, item) in own.enumerated() {
      let point = middle(item, in: plot)
      if index == 0 {
        path.move(to: point)
      } else {
        if mark.look.isStepped {
          path.addLine(to: CGPoint(x: point.x, y: path.currentPoint.y))
        }
        path.addLine(to: point)
      }
    }
    guard mark.form == .area else {
      return Drawing(
        path: path, color: color(mark), lineWidth: mark.look.lineWidth, dash: mark.look.dash)
    }
    for item in own.reversed() {
      let left = item.mark.x.flatMap { middle(x, $0) } ?? 0.5
      path.addLine(to: point(left, y.part(item.from), in: plot))
    }
    path.close()
    return Drawing(path: path, color: color(mark))
  }
}
