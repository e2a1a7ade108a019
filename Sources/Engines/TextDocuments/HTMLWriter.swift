import PropertyLists

/// Writes a text with its look as HTML.
package enum HTMLWriter {
  /// Returns a whole page.
  package static func html(of text: StyledText) -> String {
    var lines = [
      "<!DOCTYPE html>", "<html>", "<head>",
      #"<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">"#, "</head>", "<body>",
    ]
    for (runs, isLast) in paragraphs(of: text) {
      let content = runs.map(html(of:)).joined()
      // The last line has no break, and so is no paragraph.
      if isLast {
        lines.append(content)
      } else {
        let style = runs.first?.style ?? TextStyle()
        lines.append("<p\(look(of: style))>\(content.isEmpty ? "<br>" : content)</p>")
      }
    }
    // A line break before the end would be a space of the text.
    return lines.joined(separator: "\n") + "</body>\n</html>\n"
  }

  private static func paragraphs(
    of text: StyledText
  ) -> [(runs: [StyledText.Run], isLast: Bool)] {
    var all: [[StyledText.Run]] = [[]]
    for run in text.runs {
      for (number, line) in run.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if number > 0 { all.append([]) }
        if !line.isEmpty { all[all.count - 1].append(StyledText.Run(String(line), run.style)) }
      }
    }
    return all.enumerated().compactMap { number, runs in
      let isLast = number == all.count - 1
      return isLast && runs.isEmpty ? nil : (runs, isLast)
    }
  }

  private static func look(of style: TextStyle) -> String {
    var words = ["margin: 0 0 \(number(style.spacing))px 0"]
    switch style.alignment {
    case .natural: break
    case .left: words.append("text-align: left")
    case .center: words.append("text-align: center")
    case .right: words.append("text-align: right")
    case .justified: words.append("text-align: justify")
    }
    return " style=\"\(words.joined(separator: "; "))\""
  }

  private static func html(of run: StyledText.Run) -> String {
    let style = run.style
    var words = ["font-size: \(number(style.size))px"]
    if let family = style.family {
      words.insert("font-family: '\(family.asMarkup(withQuotes: true))'", at: 0)
    }
    if let color = style.color { words.append("color: \(hex(color))") }
    if let color = style.background { words.append("background-color: \(hex(color))") }
    var html = run.text.asMarkup().replacing("\u{2028}", with: "<br>")
    if style.isStruck { html = "<s>\(html)</s>" }
    if style.isUnderlined { html = "<u>\(html)</u>" }
    if style.isItalic { html = "<i>\(html)</i>" }
    if style.isBold { html = "<b>\(html)</b>" }
    html = "<span style=\"\(words.joined(separator: "; "))\">\(html)</span>"
    return style.link.map { "<a href=\"\($0.asMarkup(withQuotes: true))\">\(html)</a>" } ?? html
  }

  private static func hex(_ color: TextStyle.Color) -> String {
    "#"
      + [color.red, color.green, color.blue].map {
        ($0 < 16 ? "0" : "") + String($0, radix: 16)
      }.joined()
  }

  static func number(_ value: Double) -> String {
    guard let whole = Int(exactly: value) else { return "\(value)" }
    return "\(whole)"
  }
}
