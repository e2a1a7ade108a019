/// Texts as lines, whatever ends them: the files of some editors end lines as Windows does.
enum TextLines {
  /// The lines of a text, without what ends them; none of an empty text.
  static func of(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    // "\r\n" is one character.
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      .map(String.init)
  }

  /// A line without the invisible spaces at its end.
  static func trimmed(_ line: String) -> String {
    guard let last = line.last, last == " " || last == "\t" else { return line }
    var line = line
    while let last = line.last, last == " " || last == "\t" { line.removeLast() }
    return line
  }
}
