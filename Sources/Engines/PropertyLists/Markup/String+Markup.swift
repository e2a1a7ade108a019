extension String {
  /// The text as it stands in XML and HTML; with quotes, in the values of attributes, too.
  ///
  /// Among whole letters a mark would be missed that has an accent. What XML forbids is left out.
  package func asMarkup(withQuotes: Bool = false) -> String {
    var markup = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\"" where withQuotes: markup += "&quot;"
      case "'" where withQuotes: markup += "&#39;"
      case "\t", "\n", "\r", " "..."\u{FFFD}", "\u{10000}"...: markup.unicodeScalars.append(scalar)
      default: break
      }
    }
    return markup
  }
}
