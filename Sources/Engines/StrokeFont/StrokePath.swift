import PixelCoverage

/// A stroke or the outline of a shape, in 1/16 of the units in which it is drawn.
struct StrokePath: Sendable {
  enum Segment: Sendable {
    case line(FixedPoint)
    case curve(FixedPoint, FixedPoint, FixedPoint)
  }

  var start = FixedPoint(x: 0, y: 0)
  var segments: [Segment] = []
  var isClosed = false

  /// How far the handles of a quarter reach, in 1/1024 of the way.
  ///
  /// A letter's dots are a little square, as in grotesques.
  static let letterRoundness = 592
  static let circleRoundness = 565

  init() {}

  /// Reads a path, such as `0,0 0,1062 v 200,300 c 1,2 3,4 5,6 z`.
  init(_ text: Substring, roundness: Int) {
    let words = text.split(separator: " ")
    var at: FixedPoint?
    var index = 0
    func point(_ offset: Int) -> FixedPoint {
      index + offset < words.count ? Self.point(words[index + offset]) : start
    }
    while index < words.count {
      defer { index += 1 }
      switch words[index] {
      case "z":
        isClosed = true
        if let here = at, here != start { segments.append(.line(start)) }
      case "c":
        segments.append(.curve(point(1), point(2), point(3)))
        at = point(3)
        index += 3
      case "v", "h":
        let to = point(1)
        let from = at ?? start
        segments.append(Self.quarter(from, to, isUpright: words[index] == "v", roundness))
        at = to
        index += 1
      default:
        let to = Self.point(words[index])
        if at == nil { start = to } else { segments.append(.line(to)) }
        at = to
      }
    }
  }

  /// Creates a circle or an ellipse.
  init(ellipse center: FixedPoint, _ rx: Int, _ ry: Int, roundness: Int = circleRoundness) {
    let turns = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    start = FixedPoint(x: center.x - rx, y: center.y)
    var from = start
    for (index, turn) in turns.enumerated() {
      let to = FixedPoint(x: center.x + turn.0 * rx, y: center.y + turn.1 * ry)
      segments.append(Self.quarter(from, to, isUpright: index.isMultiple(of: 2), roundness))
      from = to
    }
    isClosed = true
  }

  /// Creates a box with round corners.
  init(box left: Int, _ top: Int, width: Int, height: Int, radius: Int) {
    let (right, bottom) = (left + width, top + height)
    func point(_ x: Int, _ y: Int) -> FixedPoint { FixedPoint(x: x, y: y) }
    start = point(left + radius, top)
    var from = start
    func line(_ to: FixedPoint) {
      segments.append(.line(to))
      from = to
    }
    func turn(_ to: FixedPoint, isUpright: Bool) {
      segments.append(Self.quarter(from, to, isUpright: isUpright, Self.circleRoundness))
      from = to
    }
    line(point(right - radius, top))
    turn(point(right, top + radius), isUpright: false)
    line(point(right, bottom - radius))
    turn(point(right - radius, bottom), isUpright: true)
    line(point(left + radius, bottom))
    turn(point(left, bottom - radius), isUpright: false)
    line(point(left, top + radius))
    turn(point(left + radius, top), isUpright: true)
    isClosed = true
  }

  /// Returns a quarter of an ellipse that begins upright or level.
  private static func quarter(
    _ from: FixedPoint, _ to: FixedPoint, isUpright: Bool, _ roundness: Int
  ) -> Segment {
    let dx = ((to.x - from.x) * roundness).dividedDown(by: 1024)
    let dy = ((to.y - from.y) * roundness).dividedDown(by: 1024)
    return isUpright
      ? .curve(
        FixedPoint(x: from.x, y: from.y + dy), FixedPoint(x: to.x - dx, y: to.y), to)
      : .curve(
        FixedPoint(x: from.x + dx, y: from.y), FixedPoint(x: to.x, y: to.y - dy), to)
  }

  // MARK: Numbers

  private static func point(_ word: Substring) -> FixedPoint {
    let values = numbers(word)
    return FixedPoint(x: values.first ?? 0, y: values.count > 1 ? values[1] : 0)
  }

  /// Returns the numbers between commas, in sixteenths.
  static func numbers(_ word: Substring) -> [Int] {
    word.split(separator: ",").map { sixteenths($0) }
  }

  private static func sixteenths(_ word: Substring) -> Int {
    var (whole, part, places) = (0, 0, 0)
    for byte in word.utf8 {
      guard case 0x30...0x39 = byte else {
        if byte == UInt8(ascii: ".") { places = 1 }
        continue
      }
      if places > 0 {
        part = part * 10 + Int(byte - 0x30)
        places *= 10
      } else {
        whole = whole * 10 + Int(byte - 0x30)
      }
    }
    let value = whole * 16 + (places > 0 ? part * 16 / places : 0)
    return word.hasPrefix("-") ? -value : value
  }

  // MARK: Changing and placing

  func mapped(_ map: (FixedPoint) -> FixedPoint) -> StrokePath {
    var path = self
    path.start = map(start)
    path.segments = segments.map {
      switch $0 {
      case .line(let point): .line(map(point))
      case .curve(let one, let other, let end): .curve(map(one), map(other), map(end))
      }
    }
    return path
  }

  /// Returns the path as straight lines, in pixels.
  func points(_ place: (FixedPoint) -> FixedPoint) -> [FixedPoint] {
    var points = [place(start)]
    points.reserveCapacity(segments.count * 6 + 1)
    var from = points[0]
    for segment in segments {
      switch segment {
      case .line(let point):
        from = place(point)
        points.append(from)
      case .curve(let one, let other, let end):
        let to = place(end)
        FixedPoint.addCurve(
          from: from, place(one), place(other), to: to, into: &points, most: 24)
        from = to
      }
    }
    return points
  }
}
