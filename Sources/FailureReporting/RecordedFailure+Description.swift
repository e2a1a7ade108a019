extension RecordedFailure: CustomStringConvertible {
  /// The failure as the console prints it: site, severity, name and reason, then the details.
  public var description: String { "\(site): \(label): \(message)" }

  /// The name and the reason, and the scope that swallowed them.
  var headline: String {
    let caught = swallower.map { "`\($0.function)` caught: " } ?? ""
    return "\(caught)\(name): \(reason)"
  }

  /// The headline, then the details with each line indented, as test hosts print it.
  var message: String {
    guard !details.isEmpty else { return headline }
    let lines = details.split(omittingEmptySubsequences: false) { $0.isNewline }
    return headline + lines.map { $0.isEmpty ? "\n" : "\n  \($0)" }.joined()
  }

  /// The failure on a single line, whatever its text contains.
  var line: String { "\(site): \(label): \(headlineOnOneLine)" }

  /// The headline on a single line, whatever its text contains.
  var headlineOnOneLine: String { headline.onOneLine }

  private var label: String { swallowedBy == nil ? severity.rawValue : "note" }
}

extension RecordedFailure {
  /// Returns the same failure with another line of details.
  func adding(_ line: String) -> Self {
    var copy = self
    copy.details += details.isEmpty ? line : "\n\(line)"
    return copy
  }
}

extension String {
  /// The text with visible replacements for everything that starts a new line or moves the cursor.
  fileprivate var onOneLine: String {
    guard unicodeScalars.contains(where: \.breaksLines) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case let scalar where scalar.breaksLines:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLines: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
