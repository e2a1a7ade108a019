/// A failure as one JSON object, on one line.
enum JSONLine {
  static func text(of failure: RecordedFailure) -> String {
    let kind = failure.swallowedBy == nil ? failure.severity.rawValue : "swallowed"
    var members = """
      "kind":"\(kind)","name":\(quoted(failure.name.rawValue)),"reason":\(quoted(failure.reason)),\
      "details":\(quoted(failure.details)),\(place(failure.site))
      """
    if let scope = failure.swallowedBy { members += ",\"swallowedBy\":{\(place(scope))}" }
    return "{\(members)}"
  }

  private static func place(_ site: CallSite) -> String {
    """
    "fileID":\(quoted(site.fileID.description)),"filePath":\(quoted(site.filePath.description)),\
    "line":\(site.line),"column":\(site.column)
    """
  }

  private static func quoted(_ text: String) -> String {
    text.quoted { scalar in
      switch scalar {
      // The last two are valid JSON, but end a line for readers that follow JavaScript.
      case "\0"..<" ", "\u{7F}", "\u{2028}", "\u{2029}": number(of: scalar)
      default: nil
      }
    }
  }

  private static func number(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
