import Foundation
import TestSupport
import Testing

@testable import HeadlessWebKit

@Suite struct HTMLReaderFuzzTests {
  private static let pieces = [
    "<", ">", "</", "/>", "<p>", "</p>", "<a href=", "<a href='x'>", "</a>", "<script>",
    "</script>",
    "<title>", "</title>", "<!--", "-->", "<!", "&", "&amp;", "&#", "&#x41;", "\"", "'", "=", " ",
    "text", "é", "<div hidden>", "</div>", "<form>", "<input name=a>", "<textarea>", "</textarea>",
    "<button>", "</button>", "<img alt=x>", "\0", "<h1>", "</h1>", "<br>", "style='display:none'",
  ]

  @Test(arguments: Fuzz.runs(short: 20, long: 200, steps: (200, 2_000)))
  func `any order of pieces is a page`(fuzz: Fuzz) {
    var generator = fuzz.generator
    var html = ""
    for _ in 0..<fuzz.steps { html += Self.pieces.randomElement(using: &generator) ?? "" }

    let page = HTMLReader.page(of: html)

    #expect(page.parts.count <= WebPage.mostParts, "\(fuzz)")
    for part in page.parts {
      if case .text(let text, _) = part.content {
        #expect(!text.isEmpty && text == text.trimmingCharacters(in: .whitespaces), "\(fuzz)")
      }
      if case .button(_, let form?) = part.content {
        #expect(page.forms.indices.contains(form), "\(fuzz)")
      }
    }
    // What shows of a text is in it.
    #expect(HTMLReader.page(of: "<p>\(page.parts.count)").text == "\(page.parts.count)", "\(fuzz)")
  }

  /// Each takes a fraction of a second; were something looked at again and again, it would be hours.
  @Test(arguments: [
    "<", "<a ", "<a href=\"", "<!--", "<script>", "</script", "<title>", "<textarea>", "&#", "&amp",
    "<div hidden>", "<a href=x>", "<p>", "<b>x", "<form>", "\"'", "<a b=c ", "</",
  ]) func `the time grows with the text alone`(piece: String) {
    let count = Fuzz.isLong ? 4_000_000 : 100_000
    let page = HTMLReader.page(of: String(repeating: piece, count: count / piece.count))
    #expect(page.parts.count <= WebPage.mostParts)
  }
}
