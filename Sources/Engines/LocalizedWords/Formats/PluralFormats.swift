import Locks

/// The entries of tables whose texts depend on arguments, by a mark in the text.
///
/// An app asks for a text first, and puts the arguments in later. On a device the text carries its
/// rules along. Here it carries a number, which stands within `%#@name@` in digits that are not
/// shown.
package enum PluralFormats {
  struct Record: Sendable {
    var variables: [String: WordEntry]
    let rules: PluralRules
  }

  private static let records = Locked<[Record]>([])

  /// Returns the text of an entry, which leads back to the entry.
  package static func marked(_ entry: WordEntry, language: String) -> String {
    switch entry {
    case .text(let text): return text
    case .plural:
      let number = add([whole: entry], language)
      return "%#@\(whole)\(mark(number))@"
    case .format(let format, let variables):
      let number = add(variables, language)
      return FormatText(format).pieces.map { piece in
        switch piece {
        case .text(let text): text.replacing("%", with: "%%")
        case .value(let specifier): specifier.source
        case .variable(let name, let position):
          "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)\(mark(number))@"
        }
      }.joined()
    case .devices, .widths: return marked(entry.chosen(for: "iphone"), language: language)
    }
  }

  /// What an entry calls itself that is one plural as a whole.
  private static let whole = "value"

  private static func add(_ variables: [String: WordEntry], _ language: String) -> Int {
    records.withLock { records in
      records.append(Record(variables: variables, rules: PluralRules(language: language)))
      return records.count - 1
    }
  }

  /// Returns the name of a variable without its mark, and what the mark leads to.
  static func record(of name: String) -> (name: String, record: Record?) {
    let scalars = name.unicodeScalars
    let plain = scalars.prefix { !digits.contains($0.value) }
    var number: Int?
    for scalar in scalars.dropFirst(plain.count) {
      guard digits.contains(scalar.value) else { return (name, nil) }
      number = min((number ?? 0) * 10 + Int(scalar.value - digits.lowerBound), largestNumber)
    }
    let record = number.flatMap { number in
      records.withLock { $0.indices.contains(number) ? $0[number] : nil }
    }
    return (String(String.UnicodeScalarView(plain)), record)
  }

  /// Returns a text without marks, for people to read.
  static func unmarked(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !digits.contains($0.value) }))
  }

  /// Whether a text carries marks, or names variables without.
  package static func isPlural(_ text: String) -> Bool { text.contains("#@") }

  private static func mark(_ number: Int) -> String {
    let scalars = "\(number)".utf8.compactMap {
      Unicode.Scalar(digits.lowerBound + UInt32($0) - 48)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static let largestNumber = 1_000_000_000

  /// Digits of Unicode's tags, which no font shows.
  private static let digits: ClosedRange<UInt32> = 0xE0030...0xE0039
}
