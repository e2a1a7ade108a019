/// An error as the compiler tells it.
package struct CompilerMessage: Hashable, Sendable {
  /// The file, as the compiler names it; empty for an error of no place.
  package let file: String
  package let line: Int
  package let column: Int
  package let text: String

  /// Reads the errors among what a compiler has printed, each once.
  static func errors(in output: String) -> [CompilerMessage] {
    var known: Set<CompilerMessage> = []
    return output.split(whereSeparator: \.isNewline).compactMap(error)
      .filter { known.insert($0).inserted }
  }

  /// Reads a line such as `/App/Form.swift:3:7: error: cannot find 'a' in scope`.
  private static func error(in line: Substring) -> CompilerMessage? {
    guard let mark = line.firstRange(of: "error: ") else { return nil }
    var place = line[..<mark.lowerBound]
    if place.hasSuffix("fatal ") { place = place.dropLast(6) }
    let text = plain(line[mark.upperBound...])
    if place.isEmpty || place.hasPrefix("<unknown>") {
      return CompilerMessage(file: "", line: 0, column: 0, text: text)
    }
    guard place.hasSuffix(": ") else { return nil }
    let parts = place.dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, let column = Int(parts[parts.count - 1]),
      let line = Int(parts[parts.count - 2])
    else { return nil }
    return CompilerMessage(
      file: parts.dropLast(2).joined(separator: ":"), line: line, column: column, text: text)
  }

  /// The words without the group that newer compilers name behind them.
  private static func plain(_ text: Substring) -> String {
    guard text.hasSuffix("]"), let group = text.ranges(of: " [#").last else { return String(text) }
    return String(text[..<group.lowerBound])
  }

  /// The module that an error says is missing.
  var missingModule: String? {
    for start in ["no such module '", "unable to resolve module dependency: '"]
    where text.hasPrefix(start) {
      return text.dropFirst(start.count).split(separator: "'").first.map(String.init)
    }
    return nil
  }

  /// The error with a place in the author's source.
  func moved(to file: String, line: Int, column: Int) -> CompilerMessage {
    CompilerMessage(file: file, line: line, column: column, text: text)
  }
}
