import FleetTesting
import HeadlessFoundation
import Testing

@Suite("Markdown")
struct MarkdownTests {
  /// The runs of a text: each with the bits of its intent and its link.
  private func runs(
    _ markdown: String, _ options: AttributedString.MarkdownParsingOptions = .init()
  ) throws -> [String] {
    let text = try AttributedString(markdown: markdown, options: options)
    return text.runs.map { run in
      let link = run.link.map { " \($0.absoluteString)" } ?? ""
      let intent = run.inlinePresentationIntent.map { " \($0.rawValue)" } ?? ""
      return String(text[run.range].characters) + intent + link
    }
  }

  @Test func `has emphasis, code, links and ends of lines`() throws {
    let rows: [(String, [String])] = [
      ("a **b *c* d** e", ["a ", "b  2", "c 3", " d 2", " e"]), ("***x***", ["x 3"]),
      ("_a_ snake_case_word", ["a 1", " snake_case_word"]),
      ("`a*b*` ~~c~~", ["a*b* 4", " ", "c 32"]),
      ("[a](https://b.c \"title\")", ["a https://b.c"]),
      ("<https://a.b>", ["https://a.b https://a.b"]),
      ("See https://a.b.", ["See ", "https://a.b https://a.b", "."]),
      ("\\*a\\* 2 * 3", ["*a* 2 * 3"]), ("a\nb  \nc", ["a", "  64", "b", "\n 128", "c"]),
      ("**open", ["**open"]), ("", []),
    ]
    for (markdown, expected) in rows { #expect(try runs(markdown) == expected) }
  }

  @Test func `has blocks, which follow each other without anything between them`() throws {
    let text = try AttributedString(
      markdown: "# A\n\nb\n\n- c\n- d\n\n3. e\n\n> f\n\n```swift\ng\n```\n")
    let kinds = text.runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
    #expect(
      kinds == [
        [.header(level: 1)], [.paragraph], [.paragraph, .listItem(ordinal: 1), .unorderedList],
        [.paragraph, .listItem(ordinal: 2), .unorderedList],
        [.paragraph, .listItem(ordinal: 3), .orderedList], [.paragraph, .blockQuote],
        [.codeBlock(languageHint: "swift")],
      ])
    #expect(String(text.characters) == "Abcdefg\n")
    #expect(Set(text.runs.map(\.presentationIntent)).count == 7)
  }

  @Test func `is read within a paragraph alone`() throws {
    #expect(
      try runs("# a\n\n*b*", .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        == ["# a\n\n", "b 1"])
    #expect(try runs("a\n*b*", .init(interpretedSyntax: .inlineOnly)) == ["a", "  64", "b 1"])
  }

  @Test func `is read as an NSAttributedString, and relative to an address`() throws {
    let text = try NSAttributedString(
      markdown: "a **b** [c](d)", baseURL: URL(string: "https://birds.com/"))
    #expect(text.string == "a b c")
    let bold = text.attributes(at: 2, effectiveRange: nil)[.inlinePresentationIntent] as? NSNumber
    #expect(bold == 2)
    let link = text.attributes(at: 4, effectiveRange: nil)[.link] as? URL
    #expect(link?.absoluteString == "https://birds.com/d")
  }
}
