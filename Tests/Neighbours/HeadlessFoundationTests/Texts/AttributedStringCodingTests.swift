import Foundation
import HeadlessFoundation
import Testing

@Suite("Attributed texts in files")
struct AttributedStringCodingTests {
  private func written(_ text: AttributedString) throws -> String {
    String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
  }

  @Test func `are their text, or their parts with what is said of them`() throws {
    #expect(try written("Wren") == #"["Wren"]"#)
    #expect(try written("") == #"[""]"#)

    var text: AttributedString = "See "
    var link: AttributedString = "nests"
    link.link = URL(string: "a:b")
    link.inlinePresentationIntent = .stronglyEmphasized
    text += link
    let encoded = try JSONEncoder().encode([text])
    #expect(try JSONDecoder().decode([AttributedString].self, from: encoded) == [text])
    #expect(
      try written(text).hasPrefix(#"[["See ",{},"nests",{"#)
        && written(text).contains(#""NSInlinePresentationIntent":2"#))
  }

  @Test func `are properties of what is coded`() throws {
    struct Page: Codable, Equatable { var title: AttributedString }
    let page = Page(title: "Birds")
    #expect(try JSONDecoder().decode(Page.self, from: JSONEncoder().encode(page)) == page)
  }
}
