/// The place of an expected text in the source of a test: the first argument of a call.
///
/// A text that is brought up to date keeps the lines that still hold, byte for byte, and so does all
/// that stands around it.
package struct InlineText {
  /// The reason why no text can be written there.
  package enum Refusal: Error, Equatable {
    /// There is no call: the source has changed since the test was built.
    case noCall
    /// The argument is something else than a text in quotes.
    case noLiteral
    /// Parts of the text are only known when the code runs.
    case interpolation
  }

  /// Some bytes of a source, and what is to stand in their place.
  package struct Edit: Equatable, Sendable {
    package let range: Range<Int>
    package let bytes: [UInt8]
  }

  private let source: [UInt8]
  /// Where an argument can be put, if the call has none.
  private let place: Int
  private let literal: TextLiteral?

  /// Finds the text by the line and the column of the call's opening bracket, both from 1.
  package init(in source: [UInt8], line: Int, column: Int) throws(Refusal) {
    guard let start = Self.start(ofLine: line, in: source) else { throw .noCall }
    guard column > 0 else { throw .noCall }
    var cursor = SwiftCursor(source, at: min(start + column - 1, source.count))
    guard cursor.peek() == UInt8(ascii: "(") else { throw .noCall }
    cursor.index += 1
    place = cursor.index
    self.source = source
    cursor.skipTrivia()
    if cursor.peek() == UInt8(ascii: ")") {
      literal = nil
      return
    }
    guard let found = TextLiteral(source, at: cursor.index) else { throw .noLiteral }
    cursor.index = found.range.upperBound
    cursor.skipTrivia()
    guard let next = cursor.peek(), next == UInt8(ascii: ")") || next == UInt8(ascii: ",") else {
      throw .noLiteral
    }
    literal = found
  }

  static func start(ofLine line: Int, in source: [UInt8]) -> Int? {
    var number = 1
    var index = 0
    while number < line, index < source.count {
      if SwiftCursor.step(&index, in: source, before: source.count) { number += 1 }
    }
    return number == line ? index : nil
  }

  // MARK: Writing

  /// The edit that makes a text that of a screen; `nil` where nothing is to be changed.
  ///
  /// - Parameters:
  ///   - text: The text as the test gave it, when it ran.
  ///   - lines: The lines that it has from now on.
  package func edit(
    _ text: String, to lines: [LineDifference.UpdatedLine]
  ) throws(Refusal) -> Edit? {
    let old = TextLines.of(text)
    var lines = lines
    // An empty line at the end counts for nothing, and stays.
    if old.last?.isEmpty == true { lines.append(.kept(old.count - 1)) }
    if literal != nil, lines == old.indices.map({ .kept($0) }) { return nil }
    if let literal, let body = literal.body, literal.isLineForLine, body.lines.count == old.count {
      return changing(edit(body, literal, to: lines))
    }
    if literal?.hasInterpolation == true { throw .interpolation }
    let whole = lines.map { line in
      switch line {
      case .kept(let index): old[index]
      case .new(let line): line
      }
    }
    return changing(edit(toWhole: whole))
  }

  /// An edit, if it changes anything.
  private func changing(_ edit: Edit) -> Edit? {
    source[edit.range].elementsEqual(edit.bytes) ? nil : edit
  }

  /// Keeps the lines of the source that still hold.
  private func edit(
    _ body: TextLiteral.Body, _ literal: TextLiteral, to lines: [LineDifference.UpdatedLine]
  ) -> Edit {
    var bytes: [UInt8] = []
    for line in lines {
      switch line {
      case .kept(let index): bytes += source[body.lines[index]]
      case .new(let line):
        if !line.isEmpty { bytes += body.indentation }
        bytes += TextLiteral.written(line, hashes: literal.hashes).utf8
        bytes += newline
      }
    }
    return Edit(range: body.range, bytes: bytes)
  }

  /// Writes all of the text anew.
  private func edit(toWhole lines: [String]) -> Edit {
    if let literal, let body = literal.body {
      var bytes: [UInt8] = []
      for line in lines { bytes += written(line, body.indentation, literal.hashes) }
      return Edit(range: body.range, bytes: bytes)
    }
    let range = literal?.range ?? place..<place
    let hashes = literal?.hashes ?? 0
    if let line = lines.first, lines.count == 1 {
      return Edit(range: range, bytes: Array(TextLiteral.onOneLine(line, hashes: hashes).utf8))
    }
    let count = TextLiteral.hashes(for: lines, atLeast: hashes)
    let marks = [UInt8](repeating: SwiftCursor.hash, count: count)
    let quotes = [UInt8](repeating: SwiftCursor.quote, count: 3)
    let indentation = indentation(at: range.lowerBound)
    let isAlone = isAlone(range.lowerBound)
    let inner = isAlone ? indentation : indentation + unit
    var bytes = isAlone ? [] : newline + inner
    bytes += marks + quotes + newline
    for line in lines { bytes += written(line, inner, count) }
    bytes += inner + quotes + marks
    return Edit(range: range, bytes: bytes)
  }

  private func written(_ line: String, _ indentation: [UInt8], _ hashes: Int) -> [UInt8] {
    (line.isEmpty ? [] : indentation) + TextLiteral.written(line, hashes: hashes).utf8 + newline
  }

  // MARK: What the source looks like

  private func lineStart(of place: Int) -> Int {
    var start = place
    while start > 0, !SwiftCursor.isNewline(source[start - 1]) { start -= 1 }
    return start
  }

  private func indentation(at place: Int) -> [UInt8] {
    Array(source[lineStart(of: place)..<place].prefix(while: SwiftCursor.isBlank))
  }

  /// Whether nothing but spaces stands before a place on its line.
  private func isAlone(_ place: Int) -> Bool {
    source[lineStart(of: place)..<place].allSatisfy(SwiftCursor.isBlank)
  }

  /// What the file indents lines with: that of the first line that begins with spaces.
  private var unit: [UInt8] {
    var isStart = true
    for index in source.indices {
      if isStart, SwiftCursor.isBlank(source[index]) {
        let blanks = Array(source[index...].prefix(while: SwiftCursor.isBlank))
        if blanks.contains(UInt8(ascii: "\t")) { return [UInt8(ascii: "\t")] }
        return Array(blanks.prefix(blanks.count % 4 == 0 ? 4 : 2))
      }
      isStart = SwiftCursor.isNewline(source[index])
    }
    return [UInt8](repeating: UInt8(ascii: " "), count: 2)
  }

  /// What ends lines in the file: what ends its first.
  private var newline: [UInt8] {
    guard let first = source.firstIndex(where: SwiftCursor.isNewline) else {
      return [SwiftCursor.newline]
    }
    let next = SwiftCursor(source, at: first + 1).peek()
    guard source[first] == SwiftCursor.carriageReturn else { return [SwiftCursor.newline] }
    return next == SwiftCursor.newline
      ? [SwiftCursor.carriageReturn, SwiftCursor.newline] : [SwiftCursor.carriageReturn]
  }
}
