import PropertyLists
import Testing

@Suite("A property list as XML")
struct PropertyListXMLTests {
  @Test func `is read as the list that it was`() throws {
    let list = PropertyList(
      .dictionary([
        PropertyList.Entry("Text", PropertyList(.string("a < b & \"c\"\n\td"))),
        PropertyList.Entry("Number", PropertyList(.number(-3))),
        PropertyList.Entry("Part", PropertyList(.number(0.5))),
        PropertyList.Entry("Yes", PropertyList(.bool(true))),
        PropertyList.Entry("No", PropertyList(.bool(false))),
        PropertyList.Entry("Data", PropertyList(.data([0, 255, 7]))),
        PropertyList.Entry("Date", PropertyList(.date("2026-01-02T03:04:05Z"))),
        PropertyList.Entry("Empty", PropertyList(.array([]))),
        PropertyList.Entry("None", PropertyList(.dictionary([]))),
        PropertyList.Entry("List", PropertyList(.array([PropertyList(.string(""))]))),
      ]))

    let read = try PropertyList(bytes: Array(list.xml.utf8), file: "Info.plist")

    #expect(read.dictionary?.map(\.key) == list.dictionary?.map(\.key))
    for entry in list.dictionary ?? [] { #expect(read[entry.key] == entry.value) }
  }

  @Test func `has no characters that XML cannot have`() {
    #expect(PropertyList(.string("a\u{1}b")).xml.contains("<string>ab</string>"))
  }

  @Test(arguments: [
    ("a < b & \"c\" > 'd'", "a &lt; b &amp; &quot;c&quot; &gt; &#39;d&#39;"),
    // A letter with an accent is one for Swift, and two for a reader.
    ("<\u{338}b>\u{301}&\u{20E0}", "&lt;\u{338}b&gt;\u{301}&amp;\u{20E0}"),
    ("\"\u{301}'\u{301}", "&quot;\u{301}&#39;\u{301}"),
    ("a\u{0}\u{1B}b\r\n\tc\u{FFFE}\u{FFFF}", "ab\r\n\tc"),
    ("é👩‍👩‍👧\u{85}\u{10FFFF}", "é👩‍👩‍👧\u{85}\u{10FFFF}"),
  ]) func `texts are markup scalar by scalar`(text: String, markup: String) {
    let written = text.asMarkup(withQuotes: true)

    #expect(written.unicodeScalars.elementsEqual(markup.unicodeScalars))
  }
}
