/// What lines of a pen and areas cover, as spans on lines that lie closer than pixels.
///
/// Each part is convex, and so takes one span of a line; overlaps count once.
package struct LineSpans: Sendable {
  struct Span: Sendable {
    var line: Int32
    var low: Int32
    var high: Int32
  }

  var spans: [Span] = []

  package init() {}

  package var isEmpty: Bool { spans.isEmpty }

  /// Adds what other spans cover.
  package mutating func add(_ other: LineSpans) { spans += other.spans }

  // MARK: Areas

  /// Adds an ellipse.
  package mutating func disc(_ center: FixedPoint, _ rx: Int, _ ry: Int) {
    let step = RowSums.step
    var line = -(ry - center.y + step / 2).dividedDown(by: step)
    let last = (center.y + ry - step / 2).dividedDown(by: step)
    let square = ry * ry
    while line <= last {
      let dy = line * step + step / 2 - center.y
      let left = square - dy * dy
      if left >= 0 {
        let half = left.root * rx / ry
        append(line, center.x - half, center.x + half)
      }
      line += 1
    }
  }

  /// Adds a convex shape: on each line, from the leftmost to the rightmost side.
  package mutating func convex(_ points: [FixedPoint]) {
    let step = RowSums.step
    var (top, bottom) = (Int.max, Int.min)
    for point in points {
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    guard top < bottom else { return }
    let first = -(step / 2 - top).dividedDown(by: step)
    let end = (bottom - step / 2 - 1).dividedDown(by: step) + 1
    guard first < end else { return }
    let start = spans.count
    for line in first..<end {
      spans.append(Span(line: Int32(line), low: .max, high: .min))
    }
    spans.withUnsafeMutableBufferPointer { spans in
      var from = points[points.count - 1]
      for to in points {
        defer { from = to }
        guard from.y != to.y else { continue }
        let (high, low) = from.y < to.y ? (from, to) : (to, from)
        let height = low.y - high.y
        let width = low.x - high.x
        var line = -(step / 2 - high.y).dividedDown(by: step)
        let last = (low.y - step / 2 - 1).dividedDown(by: step) + 1
        while line < last {
          let x = Int32(
            truncatingIfNeeded: high.x
              + ((line * step + step / 2 - high.y) * width).dividedDown(by: height))
          let place = start + line - first
          if x < spans[place].low { spans[place].low = x }
          if x > spans[place].high { spans[place].high = x }
          line += 1
        }
      }
    }
  }

  /// Adds a closed shape that may cross itself.
  package mutating func fill(_ points: [FixedPoint]) {
    let step = RowSums.step
    var crossings: [Int: [(x: Int, turn: Int)]] = [:]
    guard var from = points.last else { return }
    for to in points {
      defer { from = to }
      guard from.y != to.y else { continue }
      let turn = from.y < to.y ? 1 : -1
      let (high, low) = from.y < to.y ? (from, to) : (to, from)
      let first = -(step / 2 - high.y).dividedDown(by: step)
      let end = (low.y - step / 2 - 1).dividedDown(by: step) + 1
      guard first < end else { continue }
      for line in first..<end {
        let x =
          high.x
          + ((line * step + step / 2 - high.y) * (low.x - high.x)).dividedDown(
            by: low.y - high.y)
        crossings[line, default: []].append((x, turn))
      }
    }
    for line in crossings.keys.sorted() {
      var winding = 0
      var start = 0
      for crossing in (crossings[line] ?? []).sorted(by: { ($0.x, $0.turn) < ($1.x, $1.turn) }) {
        let was = winding
        winding += crossing.turn
        if was == 0 { start = crossing.x }
        if winding == 0 { append(line, start, crossing.x) }
      }
    }
  }

  private mutating func append(_ line: Int, _ low: Int, _ high: Int) {
    spans.append(
      Span(
        line: Int32(truncatingIfNeeded: line), low: Int32(truncatingIfNeeded: low),
        high: Int32(truncatingIfNeeded: high)))
  }

  // MARK: Cutting out

  /// Takes away what other spans cover.
  package mutating func cut(_ other: LineSpans) {
    let holes = Dictionary(grouping: other.united, by: \.line)
    var left: [Span] = []
    for span in united {
      var parts = [span]
      for hole in holes[span.line] ?? [] {
        var rest: [Span] = []
        for part in parts {
          if part.low < hole.low {
            rest.append(Span(line: part.line, low: part.low, high: min(part.high, hole.low)))
          }
          if part.high > hole.high {
            rest.append(Span(line: part.line, low: max(part.low, hole.high), high: part.high))
          }
        }
        parts = rest
      }
      left += parts
    }
    spans = left
  }

  /// The spans from top to bottom and from left to right, with touching ones joined.
  private var united: [Span] {
    var united: [Span] = []
    let sorted = spans.filter { $0.high > $0.low }
      .sorted { ($0.line, $0.low, $0.high) < ($1.line, $1.low, $1.high) }
    for span in sorted {
      if let last = united.last, last.line == span.line, span.low <= last.high {
        united[united.count - 1].high = max(last.high, span.high)
      } else {
        united.append(span)
      }
    }
    return united
  }
}
