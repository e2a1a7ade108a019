import ScreenSnapshots
import TestSupport
import Testing

/// A source with expectations in all ways in which they can be written.
private struct RandomSource {
  var text = ""
  /// Each call with its line and column, and the lines that its text has.
  var calls: [(line: Int, column: Int, lines: [String])] = []
  private let newline: String
  private let indentation: String

  init(_ generator: inout SeededGenerator) {
    newline = ["\n", "\r\n"].randomElement(using: &generator) ?? "\n"
    indentation = ["  ", "    ", "\t", ""].randomElement(using: &generator) ?? ""
    for _ in 0..<Int.random(in: 1..<5, using: &generator) {
      if Bool.random(using: &generator) { text += indentation + "let ü = \"(\" // e(\"" + newline }
      text += indentation
      addCall(&generator)
      if Bool.random(using: &generator) {
        text += "; "
        addCall(&generator)
      }
      text += newline
    }
  }

  private mutating func addCall(_ generator: inout SeededGenerator) {
    text += ["e", "Fleet.screen.é", #"f(")").e"#].randomElement(using: &generator) ?? "e"
    let before = Array(text.utf8)
    let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    let line = before.count { $0 == 10 } + 1
    let lines = Self.lines(&generator)
    calls.append((line, before.count - start + 1, lines))
    text += "(" + literal(lines, &generator)
    text += Bool.random(using: &generator) ? ")" : ", line: 3)"
  }

  private func literal(_ lines: [String], _ generator: inout SeededGenerator) -> String {
    let hashes = Int.random(in: 0..<3, using: &generator)
    let marks = String(repeating: "#", count: hashes)
    let escape = "\\" + marks
    if lines.count == 1, Bool.random(using: &generator) {
      return marks + "\"" + written(lines[0], escape, marks) + "\"" + marks
    }
    let inner = indentation + (["", "  ", "\t"].randomElement(using: &generator) ?? "")
    let start = Bool.random(using: &generator) ? "" : newline + inner
    let body = lines.map { line in
      (line.isEmpty ? "" : inner + written(line, escape, marks)) + newline
    }.joined()
    return start + marks + "\"\"\"" + newline + body + inner + "\"\"\"" + marks
  }

  private func written(_ line: String, _ escape: String, _ marks: String) -> String {
    line.replacing("\\", with: escape + "\\").replacing("\"", with: escape + "\"")
  }

  static func lines(_ generator: inout SeededGenerator) -> [String] {
    let choices = [
      "a", #"button "Save""#, ##"static text "\#\ / …""##, "…", "/a|b/", #"x """#, "\"\"\"#",
      #"\"#, "日本", ##"c:\#nd\#("##, "", "b", "  a", #"\/"#,
    ]
    let lines = (0..<Int.random(in: 1..<7, using: &generator)).map { _ in
      choices.randomElement(using: &generator) ?? ""
    }
    return Bool.random(using: &generator) ? lines : lines + ["end"]
  }
}

/// Reads a text as the compiler does, from the opening bracket of its call.
private func value(_ source: [Unicode.Scalar], _ start: Int) -> String? {
  var index = start + 1
  while index < source.count, source[index].properties.isWhitespace { index += 1 }
  var marks = 0
  while source[index] == "#" { (marks, index) = (marks + 1, index + 1) }
  let quotes = source[index...].prefix { $0 == "\"" }.count
  let isOnLines =
    quotes >= 3 && source[index + 3].properties.isWhitespace && source[index + 3] != " "
  let end = Array(
    (String(repeating: "\"", count: isOnLines ? 3 : 1)
      + String(repeating: "#", count: marks)).unicodeScalars)
  let escape = Array(("\\" + String(repeating: "#", count: marks)).unicodeScalars)
  index += isOnLines ? 3 : 1
  var value: [(scalar: Unicode.Scalar, isEscaped: Bool)] = []
  while index < source.count, !source[index...].starts(with: end) {
    if source[index...].starts(with: escape) {
      index += escape.count
      guard source[index] == "\\" || source[index] == "\"" else { return nil }
      value.append((source[index], true))
    } else {
      value.append((source[index], false))
    }
    index += 1
  }
  var text = String(String.UnicodeScalarView(value.map(\.scalar))).replacing("\r\n", with: "\n")
  guard isOnLines else { return text }
  text.removeFirst()
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let indentation = lines.removeLast()
  for line in lines.indices where !lines[line].isEmpty {
    guard lines[line].hasPrefix(indentation) else { return nil }
    lines[line].removeFirst(indentation.count)
  }
  return lines.joined(separator: "\n")
}

@Suite("Updates of any source")
struct InlineTextFuzzTests {
  /// A short run makes more than 10,000 edits in all: a source has three or four expectations.
  @Test(arguments: Fuzz.runs(short: 10, long: 100, steps: (300, 10_000)))
  func `an update writes what is on the screen, and changes no other byte`(fuzz: Fuzz) throws {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      let random = RandomSource(&generator)
      let source = Array(random.text.utf8)
      var edited = EditedSource(source)
      let screens = random.calls.map { call -> [String] in
        let isOther = Bool.random(using: &generator)
        // No screen ends with an empty line.
        return (isOther ? RandomSource.lines(&generator) : changed(call.lines, &generator)) + [
          "end"
        ]
      }
      var edits: [InlineText.Edit] = []
      for (call, screen) in zip(random.calls, screens) {
        let text = call.lines.joined(separator: "\n")
        let difference = LineDifference(ScreenPattern(text), screen)
        let place = try InlineText(in: source, line: call.line, column: call.column)
        guard let edit = try place.edit(text, to: difference.updatedLines) else { continue }
        let isAdded = edited.add(edit)
        #expect(isAdded, "\(fuzz)")
        edits.append(edit)
      }
      check(random, screens, edited, edits, fuzz)
    }
  }

  /// A screen that differs in a line or none.
  private func changed(_ lines: [String], _ generator: inout SeededGenerator) -> [String] {
    var lines = lines
    if Bool.random(using: &generator) {
      lines[Int.random(in: lines.indices, using: &generator)] = "new"
    }
    return lines
  }

  private func check(
    _ random: RandomSource, _ screens: [[String]], _ edited: EditedSource,
    _ edits: [InlineText.Edit], _ fuzz: Fuzz
  ) {
    let scalars = Array(String(decoding: edited.bytes, as: UTF8.self).unicodeScalars)
    var shift = 0
    for (call, screen) in zip(random.calls, screens) {
      let start = offset(call.line, call.column, random.text)
      let moved = edits.reduce(0) { sum, edit in
        edit.range.upperBound <= start ? sum + edit.bytes.count - edit.range.count : sum
      }
      shift = moved
      let bracket = String(decoding: edited.bytes.prefix(start + shift), as: UTF8.self)
        .unicodeScalars.count
      let text = value(scalars, bracket)
      #expect(text != nil, "\(fuzz)")
      #expect(ScreenPattern(text ?? "").matches(screen), "\(fuzz): \(random.text)")
    }
    // What no edit covers is as it was: `EditedSource` copies it. Within one, lines that hold stay.
    for edit in edits {
      #expect(edit.range.upperBound <= random.text.utf8.count, "\(fuzz)")
    }
    for (call, screen) in zip(random.calls, screens)
    where ScreenPattern(call.lines.joined(separator: "\n")).matches(screen) {
      let start = offset(call.line, call.column, random.text)
      let next = random.calls.map { offset($0.line, $0.column, random.text) }.filter { $0 > start }
        .min()
      let range = start..<(next ?? random.text.utf8.count)
      #expect(!edits.contains { range.contains($0.range.lowerBound) }, "\(fuzz)")
    }
  }

  private func offset(_ line: Int, _ column: Int, _ text: String) -> Int {
    var start = 0
    var number = 1
    for (index, byte) in text.utf8.enumerated() where number < line && byte == 10 {
      number += 1
      start = index + 1
    }
    return start + column - 1
  }
}
