extension RecordedFailure: CustomStringConvertible {
  /// The failure as the console prints it: place, severity, name and reason, then the details.
  public var description: String { "\(site): \(label): \(message)" }

  /// The name and the reason, with what swallowed them.
  var headline: String {
    let caught = swallower.map { "`\($0.function)` caught: " } ?? ""
    return "\(caught)\(name): \(reason)"
  }

  /// The headline, then the details with each line indented, as test hosts show it.
  var message: String {
    guard !details.isEmpty else { return headline }
    let lines = details.split(omittingEmptySubsequences: false) { $0.isNewline }
    return headline + lines.map { $0.isEmpty ? "\n" : "\n  \($0)" }.joined()
  }

  /// The failure on one line, whatever its text holds.
  var line: String { "\(site): \(label): \(headlineOnOneLine)" }

  /// The headline on one line, whatever its text holds.
  var headlineOnOneLine: String { headline.onOneLine }

  private var label: String { swallowedBy == nil ? severity.rawValue : "note" }
}

extension RecordedFailure {
  /// The same failure with one more line of details.
  func adding(_ line: String) -> Self {
    var copy = self
    copy.details += details.isEmpty ? line : "\n\(line)"
    return copy
  }
}

extension String {
  /// The text with everything that would start a new line, or move the cursor, made visible.
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
