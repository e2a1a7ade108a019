extension TextLiteral {
  /// A text on one line, with as many `#` around it as it needs, and at least the given number.
  static func onOneLine(_ text: String, hashes least: Int) -> String {
    var hashes = least
    if hashes == 0, text.contains("\"") || text.contains("\\") { hashes = 1 }
    while hashes > 0, text.contains("\"" + marks(hashes)) || text.contains("\\" + marks(hashes)) {
      hashes += 1
    }
    return "\(marks(hashes))\"\(written(text, hashes: hashes))\"\(marks(hashes))"
  }

  /// How many `#` lines need around them for no backslash to be doubled, and at least the given number.
  package static func hashes(for lines: [String], atLeast least: Int) -> Int {
    let isAwkward = lines.contains { $0.contains("\\") || $0.contains("\"\"\"") }
    return max(least, isAwkward ? 1 : 0)
  }

  /// A line as it stands within quotes that have so many `#` around them.
  package static func written(_ line: String, hashes: Int) -> String {
    let mark = marks(hashes).unicodeScalars
    let escape = "\\" + marks(hashes)
    let scalars = Array(line.unicodeScalars)
    var written = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let rest = scalars[(index + 1)...]
      switch scalar {
      case "\\" where rest.starts(with: mark), "\"" where rest.starts(with: "\"\"".unicodeScalars):
        written += escape.unicodeScalars
        written.append(scalar)
      case _ where isControl(scalar):
        written += "\(escape)u{\(String(scalar.value, radix: 16))}".unicodeScalars
      default: written.append(scalar)
      }
    }
    return String(written)
  }

  private static func marks(_ count: Int) -> String { String(repeating: "#", count: count) }

  /// Whether no editor shows a character, or the compiler takes it for the end of a line.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F
  }
}
