import Foundation
import PixelCoverage
import Synchronization

/// The letters and marks of the font, each read when it is first asked for.
final class GlyphTable: Sendable {
  static let shared = GlyphTable()

  /// A mark that stands on or below a letter.
  struct Mark: Sendable {
    enum Position: String, Sendable {
      case above, below, side, horn, hook
    }

    var place = Position.above
    var strokes: [GlyphDrawing.Stroke] = []
  }

  private let lines: [Substring: Substring]
  private let marks: [Unicode.Scalar: Mark]
  private let read = Mutex<[Substring: GlyphDrawing]>([:])

  private init() {
    var lines: [Substring: Substring] = [:]
    var marks: [Unicode.Scalar: Mark] = [:]
    for line in Self.joined(GlyphTexts.text) {
      let name = line.prefix { $0 != " " }
      guard name == "mark" else {
        lines[Self.character(name)] = line
        continue
      }
      let parts = Self.split(line)
      let words = parts.head.split(separator: " ")
      guard words.count > 2, let code = UInt32(words[1], radix: 16),
        let scalar = Unicode.Scalar(code)
      else { continue }
      marks[scalar] = Mark(
        place: Mark.Position(rawValue: String(words[2])) ?? .above,
        strokes: GlyphDrawing.strokes(parts.strokes))
    }
    self.lines = lines
    self.marks = marks
  }

  /// Returns lines that go on after a line break as one, without comments.
  static func joined(_ text: String) -> [Substring] {
    var joined: [Substring] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("##") {
      if line.hasPrefix("  "), let last = joined.popLast() {
        joined.append(Substring(String(last) + String(line.dropFirst())))
      } else {
        joined.append(line)
      }
    }
    return joined
  }

  /// Returns what stands before and after the colon of a line.
  static func split(_ line: Substring) -> (head: Substring, strokes: Substring) {
    // The first character may be a colon.
    var index = line.utf8.index(line.startIndex, offsetBy: 1)
    while index < line.endIndex {
      if line.utf8[index] == UInt8(ascii: ":") {
        let before = line.utf8.index(before: index)
        let after = line.utf8.index(after: index)
        let ends = after == line.endIndex || line.utf8[after] == UInt8(ascii: " ")
        if line.utf8[before] == UInt8(ascii: " "), ends { return (line[..<index], line[after...]) }
      }
      index = line.utf8.index(after: index)
    }
    return (line, "")
  }

  /// Returns the character that a name stands for, which may be its code.
  private static func character(_ name: Substring) -> Substring {
    guard name.unicodeScalars.count > 1, !name.contains("."), name != "missing",
      let scalar = UInt32(name, radix: 16).flatMap(Unicode.Scalar.init)
    else { return name }
    return Substring(String(Character(scalar)))
  }

  /// Returns the drawing with a name.
  private func drawing(_ name: Substring) -> GlyphDrawing? {
    if let known = read.withLock({ $0[name] }) { return known }
    guard let line = lines[name],
      let made = GlyphDrawing(line, base: { $0 == name ? nil : drawing($0) })
    else { return nil }
    read.withLock { $0[name] = made }
    return made
  }

  func mark(_ scalar: Unicode.Scalar) -> Mark? { marks[scalar] }

  /// Returns the drawing of a character with the marks that it bears, or nil for an unknown one.
  func find(
    _ character: Character, isMonospaced: Bool
  ) -> (drawing: GlyphDrawing, marks: [Unicode.Scalar])? {
    let name = Substring(String(character))
    if isMonospaced, let found = drawing(name + ".mono") { return (found, []) }
    if let found = drawing(name) { return (found, found.marks) }
    let scalars = Array(name.decomposedStringWithCanonicalMapping.unicodeScalars)
    guard let first = scalars.first, scalars.count > 1 else { return nil }
    let rest = Array(scalars.dropFirst())
    let found = rest.compactMap { marks[$0] }
    guard found.count == rest.count else { return nil }
    let base = Substring(String(Character(first)))
    let above = found.contains { $0.place == .above }
    let names = [above ? base + ".dotless" : nil, isMonospaced ? base + ".mono" : nil, base]
    return names.compactMap { $0 }.lazy.compactMap { self.drawing($0) }.first.map { ($0, rest) }
  }
}
