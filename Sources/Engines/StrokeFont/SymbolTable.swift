import PixelCoverage
import Synchronization

/// The symbols that are drawn, each read when it is first asked for.
final class SymbolTable: Sendable {
  static let shared = SymbolTable()

  /// A part of a symbol.
  struct Part: Sendable {
    enum Kind: Sendable {
      case stroke, outline, detail, eye, full
    }

    var kind = Kind.stroke
    /// The width of the pen in hundredths.
    var factor = 100
    var path = StrokePath()
  }

  private let lines: [Substring: Substring]
  private let read = Mutex<[Substring: [Part]]>([:])

  private init() {
    var lines: [Substring: Substring] = [:]
    for line in GlyphTable.joined(SymbolTexts.text) { lines[line.prefix { $0 != " " }] = line }
    self.lines = lines
  }

  func has(_ name: Substring) -> Bool { lines[name] != nil }

  /// The names of all that are drawn.
  var names: [String] { lines.keys.map(String.init).sorted() }

  /// Returns the parts of a symbol.
  func parts(_ name: Substring) -> [Part]? {
    if let known = read.withLock({ $0[name] }) { return known }
    guard let line = lines[name] else { return nil }
    let words = line.split(separator: " ")
    var parts: [Part]
    if words.count > 2, words[1] == "=" {
      guard words[2] != name, let base = self.parts(words[2]) else { return nil }
      parts = base
      for word in words.dropFirst(3) {
        for index in parts.indices {
          parts[index].path = parts[index].path.mapped { point in
            word == "flipx"
              ? FixedPoint(x: 1600 - point.x, y: point.y)
              : FixedPoint(x: point.x, y: 1600 - point.y)
          }
        }
      }
    } else {
      parts = GlyphTable.split(line).strokes.split(separator: ";").map(Self.part)
    }
    let made = parts
    read.withLock { $0[name] = made }
    return made
  }

  private static func part(_ text: Substring) -> Part {
    var part = Part()
    var words = text.split(separator: " ")[...]
    let kinds: [Substring: Part.Kind] = ["o": .outline, "d": .detail, "e": .eye, "f": .full]
    if let kind = words.first.flatMap({ kinds[$0] }) {
      part.kind = kind
      words.removeFirst()
    }
    if let first = words.first, first.hasPrefix("*") {
      part.factor = Int(first.dropFirst()) ?? 100
      words.removeFirst()
    }
    guard let first = words.first else { return part }
    let numbers = StrokePath.numbers(first.dropFirst())
    if first.hasPrefix("@"), numbers.count > 2 {
      part.path = StrokePath(
        ellipse: FixedPoint(x: numbers[0], y: numbers[1]), numbers[2],
        numbers.count > 3 ? numbers[3] : numbers[2])
    } else if first.hasPrefix("#"), numbers.count > 4 {
      part.path = StrokePath(
        box: numbers[0], numbers[1], width: numbers[2], height: numbers[3], radius: numbers[4])
    } else {
      part.path = StrokePath(
        Substring(words.joined(separator: " ")), roundness: StrokePath.circleRoundness)
    }
    return part
  }
}
