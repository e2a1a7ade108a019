import PixelCoverage

/// A letter as it is drawn, before it is fitted to its width.
struct GlyphDrawing: Sendable {
  /// Which heights of a letter are kept.
  enum Zone: Sendable {
    /// The height of small letters.
    case small
    /// The height of capitals and digits.
    case capital
    /// None: a sign in the middle.
    case middle
  }

  struct Stroke: Sendable {
    var path: StrokePath
    /// The width of the pen in hundredths.
    var factor = 100
  }

  /// What stands beside it, in hundredths of what stands beside a straight stem.
  var left = 60
  var right = 60
  var zone = Zone.capital
  /// The pen in hundredths, regular and black.
  var pen = (regular: 100, black: 100)
  /// The largest width in hundredths of the drawn one.
  var widest = 135
  var strokes: [Stroke] = []
  /// The marks that it bears.
  var marks: [Unicode.Scalar] = []
  /// Its leftmost and rightmost points.
  var box = (low: 0, high: 0)

  init() {}

  /// Reads a line of the table; `base` answers the letters that it refers to.
  init?(_ line: Substring, base: (Substring) -> GlyphDrawing?) {
    let parts = GlyphTable.split(line)
    let words = parts.head.split(separator: " ")
    guard words.count > 2 else { return nil }
    if words[1] == "=" {
      guard let other = base(words[2]) else { return nil }
      self = other
      strokes += Self.strokes(parts.strokes)
      change(words.dropFirst(3), base: other)
      return
    }
    guard words.count > 3, let left = Int(words[1]), let right = Int(words[2]) else { return nil }
    self.left = left
    self.right = right
    zone = words[3] == "x" ? .small : words[3] == "m" ? .middle : .capital
    for word in words.dropFirst(4) {
      if word == "n" { widest = 100 }
      let numbers = word.dropFirst().split(separator: "/").compactMap { Int($0) }
      if word.hasPrefix("p"), numbers.count == 2 { pen = (numbers[0], numbers[1]) }
    }
    strokes = Self.strokes(parts.strokes)
    measure()
  }

  /// Does what the words after the name of another letter say.
  private mutating func change(_ words: ArraySlice<Substring>, base: GlyphDrawing) {
    for word in words {
      switch word {
      case "flipx":
        let added = strokes.dropFirst(base.strokes.count)
        strokes = base.strokes.map { stroke in
          Stroke(
            path: stroke.path.mapped { FixedPoint(x: -$0.x, y: $0.y) }, factor: stroke.factor)
        }
        strokes += added
        (left, right) = (right, left)
        box = (-base.box.high, -base.box.low)
      case "wide": measure()
      case "sup":
        (zone, pen, left, right, widest) = (.middle, (84, 64), 50, 50, 60)
        for index in strokes.indices {
          strokes[index].path = strokes[index].path.mapped {
            FixedPoint(x: $0.x, y: 700 * 16 + ($0.y * 52).dividedDown(by: 100))
          }
        }
        measure()
      default:
        guard word.hasPrefix("+"), let code = UInt32(word.dropFirst(), radix: 16) else { continue }
        if let mark = Unicode.Scalar(code) { marks.append(mark) }
      }
    }
  }

  /// Reads strokes between semicolons.
  static func strokes(_ text: Substring) -> [Stroke] {
    text.split(separator: ";").compactMap { part in
      var part = part.drop { $0 == " " }
      guard !part.isEmpty else { return nil }
      var factor = 100
      if part.hasPrefix("*") {
        let end = part.firstIndex(of: " ") ?? part.endIndex
        factor = Int(part[part.index(after: part.startIndex)..<end]) ?? 100
        part = part[end...]
      }
      return Stroke(
        path: StrokePath(part, roundness: StrokePath.letterRoundness), factor: factor)
    }
  }

  private mutating func measure() {
    let points = strokes.flatMap { $0.path.points { $0 } }
    box = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
  }
}
