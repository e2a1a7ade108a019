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
}
