extension String {
  /// The text with some of its letters spelled another way: `nil` leaves one as it is.
  package func spelled(_ other: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let spelling = other(scalar) {
        text += spelling
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text in double quotes, spelled as Swift and JSON have it; a closure spells what else cannot stand
  /// there.
  package func quoted(_ other: (Unicode.Scalar) -> String?) -> String {
    let text = spelled { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: other(scalar)
      }
    }
    return "\"\(text)\""
  }

  /// The text on one line, with everything made visible that would start another one, or that
  /// a terminal would obey.
  var onOneLine: String { escaped(keepsLines: false) }

  /// The text with its lines and tabs, and with everything else made visible that a terminal
  /// would obey.
  ///
  /// A terminal obeys control characters. A runner of GitHub workflows obeys a line of a log that
  /// begins with `::`, after any white space, and `##[` anywhere in it.
  var onItsLines: String { escaped(keepsLines: true) }

  private func escaped(keepsLines: Bool) -> String {
    var result = ""
    var isAtStartOfLine = true
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\r" where keepsLines && rest.first == "\n": continue
      case "\n" where keepsLines, "\t" where keepsLines: result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case ":" where isAtStartOfLine && rest.first == ":": result += Self.digits(scalar)
      case "#" where rest.starts(with: "#[".unicodeScalars): result += Self.digits(scalar)
      case let scalar where Self.movesTheCursor(scalar): result += Self.digits(scalar)
      default: result.unicodeScalars.append(scalar)
      }
      isAtStartOfLine = scalar == "\n" || isAtStartOfLine && scalar.properties.isWhitespace
    }
    return result
  }

  private static func digits(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func movesTheCursor(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
