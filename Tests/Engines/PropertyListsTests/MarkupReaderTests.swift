import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite struct MarkupReaderTests {
  private func read(_ text: String) throws(MarkupError) -> MarkupElement {
    try MarkupReader.read(Array(text.utf8)).root
  }

  private func problem(_ text: String) -> (reason: String, line: Int, column: Int)? {
    problem(Array(text.utf8))
  }

  private func problem(_ bytes: [UInt8]) -> (reason: String, line: Int, column: Int)? {
    do throws(MarkupError) {
      _ = try MarkupReader.read(bytes)
      return nil
    } catch {
      let position = Position(of: error.offset, in: bytes)
      return (error.reason, position.line, position.column)
    }
  }

  @Test func `elements, attributes and texts come in order`() throws {
    let root = try read(
      """
      <?xml version="1.0"?>
      <!-- first -->
      <a x="1" y='2'>
        <b/><c z = "3" ><d/></c  >
      </a>

      """)
    #expect(root.name == "a")
    #expect(root.attributes.map { "\($0.name)=\($0.value)" } == ["x=1", "y=2"])
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.descendants.map(\.name) == ["a", "b", "c", "d"])
    #expect(root.child("c")?.child("d")?.parent?["z"] == "3")
    #expect(root.child("c")?.position.line == 4)
    #expect(root.child("c")?.position.column == 7)
  }

  @Test func `descendants end with the element`() throws {
    let root = try read("<a><b><c/></b><d/></a>")
    #expect(root.child("b")?.descendants.map(\.name) == ["b", "c"])
    #expect(root.child("d")?.descendants.map(\.name) == ["d"])
  }

  @Test func `references, sections and line ends are decoded as XML says`() throws {
    let root = try read(
      "<a t='&lt;&amp;&gt;&quot;&apos;&#65;&#x1F426;' u='one\ntwo\tthree'>"
        + "x &amp; y<![CDATA[<&>]]><!-- - -->\r\nend\r</a>")
    #expect(root["t"] == "<&>\"'A🐦")
    #expect(root["u"] == "one two three")
    #expect(root.text == "x & y<&>\nend\n")
  }

  @Test func `a mark at the beginning and other encodings are read`() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><a t=\"ä\"/>"
    let latin = text.replacing("UTF-8", with: "ISO-8859-1")
    let files = [
      Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8),
      try #require(text.data(using: .utf16)),
      try #require(latin.data(using: .isoLatin1)),
    ]
    for data in files {
      let bytes = try #require(TextDecoder.markup(data))
      #expect(try MarkupReader.read(bytes).root["t"] == "ä")
    }
    #expect(TextDecoder.markup(Data(text.replacing("UTF-8", with: "EBCDIC-9").utf8)) == nil)
  }

  @Test(arguments: [
    ("", "The file is empty.", 1, 1),
    (" \n ", "The file is empty.", 1, 1),
    ("hello", "There is text outside of the document.", 1, 1),
    ("<a>", "The file ends within <a>, which begins on line 1.", 1, 4),
    ("<a>\n <b x='1'", "The file ends within the tag <b>.", 2, 2),
    ("<a>\n<b x", "The file ends within the tag <b>.", 2, 4),
    ("<a>\n<b x=", "The file ends within the tag <b>.", 2, 4),
    ("<a></a", "The file ends within an end tag.", 1, 4),
    ("<a>\n<!-- ", "The file ends within a comment.", 2, 1),
    ("<a>\n<b></c></a>", "</c> stands where </b> should, which begins on line 2.", 2, 4),
    ("<a/><b/>", "There is something after the end of the document.", 1, 5),
    ("<a/></a>", "There is an end tag </a> too many.", 1, 5),
    ("<a/>x", "There is text outside of the document.", 1, 5),
    ("<a x='1' x='2'/>", "The attribute 'x' is there twice.", 1, 10),
    ("<a x/>", "The attribute 'x' has no value.", 1, 4),
    ("<a x=1/>", "The value of 'x' does not stand in quotes.", 1, 6),
    ("<a x='1/>", "The value of 'x' does not end.", 1, 4),
    ("<a x='1'y='2'/>", "The tag <a> is not well formed.", 1, 9),
    ("<a x='<'/>", "There is a `<` in the value of an attribute.", 1, 7),
    ("<a>ä&nbsp;</a>", "A `&` begins no reference that is known.", 1, 5),
    ("<a x='&#0;'/>", "A `&` begins no reference that is known.", 1, 7),
    ("<a>\u{1}</a>", "There is a control character, which XML does not allow.", 1, 4),
    ("<a>< </a>", "A `<` begins no tag.", 1, 4),
    ("\n<?xml version=\"1.0\"?><a/>", "Something stands before the XML declaration.", 2, 1),
    ("<a>\n<<<<<<< HEAD\n</a>", "There is the marker of a merge conflict.", 2, 1),
    ("<a>\n=======\n</a>", "There is the marker of a merge conflict.", 2, 1),
    ("<a>\n>>>>>>> theirs\n</a>", "There is the marker of a merge conflict.", 2, 1),
    ("<a><!ENTITY x></a>", "There is a declaration that does not belong here.", 1, 4),
    ("<!-- only -->", "It holds no element.", 1, 14),
  ])
  func `what is wrong is told, with its place`(
    text: String, reason: String, line: Int, column: Int
  ) throws {
    let found = try #require(problem(text))
    #expect(found == (reason, line, column))
  }

  @Test func `bytes that are no text are told`() throws {
    let found = try #require(problem(Array("<a>\n ".utf8) + [0xFF, 0xFE] + Array("</a>".utf8)))
    #expect(found == ("It is not text in UTF-8.", 2, 2))
  }

  @Test func `a line of equal signs in a text is no conflict`() throws {
    #expect(try read("<string>\n=======\n</string>").text == "\n=======\n")
  }

  @Test func `ten thousand elements within each other are told, and do not overflow`() throws {
    let count = 10_000
    let text =
      String(repeating: "<view>", count: count) + String(repeating: "</view>", count: count)
    let found = try #require(problem(text))
    #expect(found == ("More than 512 elements lie within each other.", 1, 512 * 6 + 1))
  }

  @Test func `property lists are read less strictly, and may be less deep`() throws {
    let text = "\n<?xml version=\"1.0\"?><plist>\u{1}</plist>"
    #expect(try MarkupReader.read(Array(text.utf8), as: .propertyList).root.text == "\u{1}")
    let deep = Array(String(repeating: "<a>", count: 300).utf8)
    let found = #expect(throws: MarkupError.self) {
      try MarkupReader.read(deep, as: .propertyList)
    }
    #expect(found?.reason == "More than 256 elements lie within each other.")
  }

  @Test func `a declaration of the document type is skipped`() throws {
    let root = try read("<!DOCTYPE a [<!ENTITY b \"c\">]><a/>")
    #expect(root.name == "a")
  }

  @Test func `twenty thousand attributes are read, and each may be there once`() throws {
    let attributes = (0..<20_000).map { " a\($0)='\($0)'" }.joined()
    let root = try read("<view\(attributes)/>")
    #expect(root.attributes.map(\.value) == (0..<20_000).map(\.description))
    #expect(root["a19999"] == "19999")

    let found = try #require(problem("<view\(attributes) a7=''/>"))
    #expect(found == ("The attribute 'a7' is there twice.", 1, 7 + attributes.utf8.count))
  }

  @Test func `positions are those that counting from the beginning finds`() throws {
    // Ends of lines and characters of several bytes around each place where a count is kept.
    let line = "<a>ü€🐦</a>\r\n<a>\r</a>\n\r"
    let text = "<all>" + String(repeating: line, count: 400) + "</all>"
    let markup = try read(text).markup

    for offset in -1...(markup.bytes.count + 1) {
      let counted = Position(of: offset, in: markup.bytes)
      guard markup.position(of: offset) != counted else { continue }
      Issue.record("offset \(offset)")
      return
    }
    #expect(markup.position(of: 0) == Position(of: 0, in: []))
    #expect(markup.root.children.map(\.position.line).max() == 1_598)
  }
}
