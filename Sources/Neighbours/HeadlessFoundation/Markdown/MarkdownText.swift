import Foundation

/// The blocks of a Markdown text: headings, paragraphs, lists, quotations, code and lines across.
struct MarkdownText {
  private let syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
  private let baseURL: URL?

  init(
    syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax, baseURL: URL?
  ) {
    self.syntax = syntax
    self.baseURL = baseURL
  }

  func text(of markdown: String) -> AttributedString {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: return inline(markdown, keepingLines: true)
    case .inlineOnly: return inline(markdown, keepingLines: false)
    case .full:
      var result = AttributedString()
      var identity = 0
      let lines = markdown.replacing("\r\n", with: "\n").split(
        separator: "\n", omittingEmptySubsequences: false)
      append(lines.map(String.init), within: nil, &identity, to: &result)
      return result
    }
  }

  private func inline(_ text: String, keepingLines: Bool) -> AttributedString {
    var spans = MarkdownSpans(text, keepsLines: keepingLines, baseURL: baseURL)
    return spans.text()
  }

  // MARK: Blocks

  private func append(
    _ lines: [String], within outer: PresentationIntent?, _ identity: inout Int,
    to result: inout AttributedString
  ) {
    func intent(_ kind: PresentationIntent.Kind) -> PresentationIntent {
      identity += 1
      return PresentationIntent(kind, identity: identity, parent: outer)
    }
    var rest = lines[...]
    while let line = rest.first {
      let block = MarkdownBlock(line)
      switch block {
      case .blank: rest.removeFirst()
      case .line:
        rest.removeFirst()
        add(AttributedString("\u{2E3B}"), intent(.thematicBreak), to: &result)
      case .header(let level, let text):
        rest.removeFirst()
        add(inline(text, keepingLines: false), intent(.header(level: level)), to: &result)
      case .fence(let mark, let language):
        rest.removeFirst()
        let code = rest.prefix { !$0.trimmingCharacters(in: .whitespaces).hasPrefix(mark) }
        rest = rest.dropFirst(code.count + 1)
        let text = AttributedString(code.map { $0 + "\n" }.joined())
        add(text, intent(.codeBlock(languageHint: language)), to: &result)
      case .quote:
        let quoted = rest.prefix { MarkdownBlock($0).isQuote }
        rest = rest.dropFirst(quoted.count)
        let quotation = intent(.blockQuote)
        append(quoted.map(MarkdownBlock.unquoted), within: quotation, &identity, to: &result)
      case .item(let isOrdered, _, _):
        let list = intent(isOrdered ? .orderedList : .unorderedList)
        appendItems(of: list, isOrdered, from: &rest, &identity, to: &result)
      case .text:
        let paragraph = rest.prefix { MarkdownBlock($0).isText }
        rest = rest.dropFirst(paragraph.count)
        let text = paragraph.map { $0.drop { $0 == " " } }.joined(separator: "\n")
        add(inline(text, keepingLines: false), intent(.paragraph), to: &result)
      }
    }
  }

  private func appendItems(
    of list: PresentationIntent, _ isOrdered: Bool, from rest: inout ArraySlice<String>,
    _ identity: inout Int, to result: inout AttributedString
  ) {
    var ordinal = 0
    while let line = rest.first,
      case .item(isOrdered, let width, let number) = MarkdownBlock(line)
    {
      ordinal = ordinal == 0 ? number : ordinal + 1
      rest.removeFirst()
      // What is indented belongs to the item, and so does what goes on with its paragraph.
      let more = rest.prefix { line in
        line.prefix { $0 == " " || $0 == "\t" }.count >= min(width, 2) || MarkdownBlock(line).isText
      }
      rest = rest.dropFirst(more.count)
      identity += 1
      let item = PresentationIntent(
        .listItem(ordinal: ordinal), identity: identity, parent: list)
      let lines =
        [String(line.dropFirst(width))]
        + more.map { line in
          String(line.dropFirst(min(width, line.prefix { $0 == " " }.count)))
        }
      append(lines, within: item, &identity, to: &result)
      // One blank line parts items, and does not end the list.
      while let blank = rest.first, MarkdownBlock(blank).isBlank, rest.count > 1,
        case .item(isOrdered, _, _) = MarkdownBlock(rest[rest.index(after: rest.startIndex)])
      { rest.removeFirst() }
    }
  }

  private func add(
    _ text: AttributedString, _ intent: PresentationIntent, to result: inout AttributedString
  ) {
    var text = text
    text.presentationIntent = intent
    result += text
  }
}
