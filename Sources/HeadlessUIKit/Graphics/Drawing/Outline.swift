package import Foundation

/// The shape of a path: lines and curves, as values.
package struct Outline: Hashable, Sendable {
  /// One step of a path.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// The points of the step, with the end last.
    package var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quad(let end, let control): [control, end]
      case .curve(let end, let control1, let control2): [control1, control2, end]
      case .close: []
      }
    }

    func mapped(_ map: (CGPoint) -> CGPoint) -> Element {
      switch self {
      case .move(let point): .move(map(point))
      case .line(let point): .line(map(point))
      case .quad(let end, let control): .quad(map(end), control: map(control))
      case .curve(let end, let control1, let control2):
        .curve(map(end), control1: map(control1), control2: map(control2))
      case .close: .close
      }
    }
  }

  /// The steps in order.
  package private(set) var elements: [Element] = []
  /// The point where the next step begins.
  package private(set) var currentPoint: CGPoint?
  private var start = CGPoint.zero

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  package static func == (left: Outline, right: Outline) -> Bool { left.elements == right.elements }

  package func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  // MARK: Adding steps

  package mutating func move(to point: CGPoint) {
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(point))
    start = point
    currentPoint = point
  }

  /// Adds a line, unless there is no point to start from.
  package mutating func line(to point: CGPoint) { add(.line(point), to: point) }

  package mutating func quad(to end: CGPoint, control: CGPoint) {
    add(.quad(end, control: control), to: end)
  }

  package mutating func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(end, control1: control1, control2: control2), to: end)
  }

  package mutating func close() {
    guard currentPoint != nil, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  private mutating func add(_ element: Element, to end: CGPoint) {
    guard let currentPoint else { return }
    if elements.last == .close { move(to: currentPoint) }
    elements.append(element)
    self.currentPoint = end
  }

  package mutating func lines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
  }

  package mutating func rect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    lines(between: [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    close()
  }

  package mutating func ellipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    let frame = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    var circle = Outline()
    circle.arc(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi)
    circle.close()
    append(circle.applying(frame))
  }

  /// Adds a rectangle whose corners are quarters of ellipses, or begin to bend earlier.
  ///
  /// The radii belong to the corners from the top left one onwards, as seen with the y axis
  /// pointing down. Corners are continuous where the sides have room for that.
  package mutating func roundedRect(_ rect: CGRect, radii: [CGSize], isContinuous: Bool = false) {
    guard !rect.isNull, radii.count == 4 else { return }
    let radii = radii.map {
      CGSize(
        width: min(max($0.width, 0), rect.width / 2),
        height: min(max($0.height, 0), rect.height / 2))
    }
    let corners = [
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1)),
    ]
    for (index, (corner, inwards)) in corners.enumerated() {
      let radius = radii[index]
      let beside = CGPoint(x: corner.x + inwards.x * radius.width, y: corner.y)
      let below = CGPoint(x: corner.x, y: corner.y + inwards.y * radius.height)
      let (first, last) = index.isMultiple(of: 2) ? (below, beside) : (beside, below)
      if isContinuous, radius.width > 0,
        radius.width * Self.continuousReach <= min(rect.width, rect.height) / 2
      {
        continuousCorner(corner, from: first, to: last, isFirst: index == 0)
        continue
      }
      if index == 0 { move(to: first) } else { line(to: first) }
      guard radius.width > 0, radius.height > 0 else { continue }
      curve(
        to: last, control1: first.toward(corner, by: Self.quarter),
        control2: last.toward(corner, by: Self.quarter))
    }
    close()
  }

  /// Adds a corner that bends in three curves, the outer ones ever less.
  ///
  /// - Parameters:
  ///   - first: The point on the side before the corner at which a circle's quarter would begin.
  ///   - last: The point at which it would end.
  private mutating func continuousCorner(
    _ corner: CGPoint, from first: CGPoint, to last: CGPoint, isFirst: Bool
  ) {
    func point(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + (first.x - corner.x) * before + (last.x - corner.x) * after,
        y: corner.y + (first.y - corner.y) * before + (last.y - corner.y) * after)
    }
    let start = point(Self.continuousReach, 0)
    if isFirst { move(to: start) } else { line(to: start) }
    curve(
      to: point(0.631494, 0.074911), control1: point(1.088493, 0), control2: point(0.868407, 0))
    curve(
      to: point(0.074911, 0.631494), control1: point(0.372824, 0.169059),
      control2: point(0.169059, 0.372824))
    curve(
      to: point(0, Self.continuousReach), control1: point(0, 0.868407),
      control2: point(0, 1.088493))
  }

  /// How far from the corner a continuous one begins, in radii.
  private static let continuousReach: CGFloat = 1.528665

  /// How far the control points of a quarter of a circle lie from its ends to its corner.
  private static let quarter: CGFloat = 0.5522847498307936

  /// Adds an arc, and a line to its start if there is a current point.
  package mutating func arc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite
    else { return }
    let turns = min(max(delta, -4 * .pi), 4 * .pi)
    let parts = Int((abs(turns) / (.pi / 2) - 1e-9).rounded(.up), within: 1...8)
    let step = turns / CGFloat(parts)
    let reach = 4 / 3 * tan(step / 4) * radius
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    func beside(_ angle: CGFloat, _ reach: CGFloat) -> CGPoint {
      let point = point(angle)
      return CGPoint(x: point.x - reach * sin(angle), y: point.y + reach * cos(angle))
    }
    let first = point(startAngle).applying(transform)
    if currentPoint == nil { move(to: first) } else { line(to: first) }
    guard turns != 0, radius != 0 else { return }
    for part in 0..<parts {
      let from = startAngle + step * CGFloat(part)
      let to = from + step
      curve(
        to: point(to).applying(transform), control1: beside(from, reach).applying(transform),
        control2: beside(to, -reach).applying(transform))
    }
  }

  /// Adds an arc between two angles.
  ///
  /// The direction is towards growing angles, or the opposite one.
  package mutating func arc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, grows: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return }
    var delta = endAngle - startAngle
    if abs(delta) >= 2 * .pi, (delta > 0) == grows {
      delta = grows ? 2 * .pi : -2 * .pi
    } else {
      delta = delta.truncatingRemainder(dividingBy: 2 * .pi)
      if grows, delta < 0 { delta += 2 * .pi }
      if !grows, delta > 0 { delta -= 2 * .pi }
    }
    arc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc that touches the lines from the current point to a corner and from there on.
  package mutating func arc(
    corner: CGPoint, end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let point = currentPoint?.applying(transform.inverted()) else { return }
    let back = point.moved(from: corner)
    let on = end.moved(from: corner)
    let lengths = (hypot(back.x, back.y), hypot(on.x, on.y))
    let cross = back.x * on.y - back.y * on.x
    guard lengths.0 > 0, lengths.1 > 0, abs(cross) > 1e-9, radius > 0 else {
      return line(to: corner.applying(transform))
    }
    let angle = acos(
      min(max((back.x * on.x + back.y * on.y) / (lengths.0 * lengths.1), -1), 1))
    let distance = radius / tan(angle / 2)
    let first = corner.toward(point, by: distance / lengths.0)
    let last = corner.toward(end, by: distance / lengths.1)
    let middle = radius / sin(angle / 2)
    let way = CGPoint(
      x: back.x / lengths.0 + on.x / lengths.1, y: back.y / lengths.0 + on.y / lengths.1)
    let length = hypot(way.x, way.y)
    let center = CGPoint(
      x: corner.x + way.x / length * middle, y: corner.y + way.y / length * middle)
    arc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(last.y - center.y, last.x - center.x), grows: cross < 0,
      transform: transform)
  }

  package mutating func append(_ other: Outline) {
    guard let first = other.elements.first else { return }
    if case .move = first, case .move = elements.last { elements.removeLast() }
    elements += other.elements
    start = other.start
    currentPoint = other.currentPoint
  }

  // MARK: Changing and measuring

  package func applying(_ transform: CGAffineTransform) -> Outline {
    guard !transform.isIdentity else { return self }
    var outline = self
    outline.elements = elements.map { $0.mapped { $0.applying(transform) } }
    outline.start = start.applying(transform)
    outline.currentPoint = currentPoint?.applying(transform)
    return outline
  }

  /// The rectangle around all points, control points included, or null without points.
  package var controlBounds: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The rectangle around the path itself.
  package var bounds: CGRect {
    var points: [CGPoint] = []
    var last = CGPoint.zero
    for element in elements {
      let own = element.points
      switch element {
      case .quad(let end, let control):
        points += Self.extremes(last, control, control, end, isQuadratic: true)
      case .curve(let end, let control1, let control2):
        points += Self.extremes(last, control1, control2, end, isQuadratic: false)
      case .move, .line, .close: break
      }
      if let end = own.last {
        points.append(end)
        last = end
      }
    }
    return CGRect(around: points)
  }

  /// The rectangle that the path is, if it is an upright one.
  package var asRect: CGRect? {
    var points = elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .line(let point): point
      case .quad, .curve, .close: nil
      }
    }
    guard points.count == elements.count || elements.last == .close,
      points.count + (elements.last == .close ? 1 : 0) == elements.count
    else { return nil }
    if points.count == 5, points.first == points.last { points.removeLast() }
    guard points.count == 4 else { return nil }
    let rect = CGRect(around: points)
    let isUpright = (0..<4).allSatisfy { index in
      let from = points[index]
      let to = points[(index + 1) % 4]
      return (from.x == to.x) != (from.y == to.y)
    }
    return isUpright ? rect : nil
  }

  private static func extremes(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isQuadratic: Bool
  ) -> [CGPoint] {
    func at(_ t: CGFloat) -> CGPoint {
      isQuadratic
        ? start.quad(end, control1, at: t) : start.curve(end, control1, control2, at: t)
    }
    func times(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
      if isQuadratic {
        let below = p0 - 2 * p1 + p3
        return below == 0 ? [] : [(p0 - p1) / below]
      }
      let a = -p0 + 3 * p1 - 3 * p2 + p3
      let b = 2 * (p0 - 2 * p1 + p2)
      let c = p1 - p0
      if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
      let under = b * b - 4 * a * c
      guard under >= 0 else { return [] }
      return [(-b + under.squareRoot()) / (2 * a), (-b - under.squareRoot()) / (2 * a)]
    }
    let all =
      times(start.x, control1.x, control2.x, end.x) + times(start.y, control1.y, control2.y, end.y)
    return all.filter { $0 > 0 && $0 < 1 }.map(at)
  }
}
