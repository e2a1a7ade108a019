extension RecordedFailure: CustomStringConvertible {
  /// The failure as the console prints it: site, severity, name and reason, then the details.
  public var description: String { "\(site): \(label): \(headline)\(indentedDetails)".onItsLines }

  /// The failure on a single line without its details, whatever its text contains.
  var line: String { "\(site): \(label): \(headline)".onOneLine }

  /// The headline, then the details with each line indented, as test hosts print it.
  package var message: String { "\(headline)\(indentedDetails)".onItsLines }

  /// The name and the reason, and the scope that swallowed them.
  var headline: String {
    let caught = swallower.map { "`\($0.function)` caught: " } ?? ""
    return "\(caught)\(name): \(reason)"
  }

  private var indentedDetails: String {
    guard !details.isEmpty else { return "" }
    let lines = details.split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.map { $0.isEmpty ? "\n" : "\n  \($0)" }.joined()
  }

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
