/// The closure behind a call, as the source has it.
package enum TrailingClosure {
  /// The lines within the closure, without their indentation; `nil` where there is no closure.
  ///
  /// - Parameters:
  ///   - line: The line of the call's opening bracket, or of the closure where the call has none.
  ///   - column: Its column, both counted from 1.
  package static func lines(in source: [UInt8], line: Int, column: Int) -> [String]? {
    guard let start = InlineText.start(ofLine: line, in: source), column > 0 else { return nil }
    var cursor = SwiftCursor(source, at: min(start + column - 1, source.count))
    if cursor.peek() == UInt8(ascii: "(") {
      cursor.index += 1
      guard cursor.skipInterpolation() else { return nil }
      cursor.skipTrivia()
    }
    let (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    guard cursor.peek() == opening else { return nil }
    cursor.index += 1
    let first = cursor.index
    guard cursor.skip(to: closing, from: opening) else { return nil }
    return lines(of: String(decoding: source[first..<cursor.index - 1], as: UTF8.self))
  }

  private static func lines(of body: String) -> [String] {
    var lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    let indents = lines.compactMap { line -> Int? in
      let rest = line.drop { $0 == " " || $0 == "\t" }
      return rest.isEmpty ? nil : line.count - rest.count
    }
    let indent = indents.min() ?? 0
    return lines.map { line in
      var line = line.dropFirst(indent)
      while line.last?.isWhitespace == true { line.removeLast() }
      return String(line)
    }
  }
}
