import HeadlessFoundation
import Testing

@Suite("Names of people")
struct UIKitPersonNameComponentsFormatterTests {
  private typealias Formatter = UIKitPersonNameComponentsFormatter

  @Test func `are written in a style`() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Thomas"
    name.middleName = "Louis"
    name.familyName = "Clark"
    name.nameSuffix = "Esq."
    name.nickname = "Tom"
    let rows: [(Formatter.Style, String)] = [
      (.default, "Thomas Clark"), (.short, "Tom"), (.medium, "Thomas Clark"),
      (.long, "Dr. Thomas Louis Clark Esq."), (.abbreviated, "TC"),
    ]
    for (style, text) in rows {
      #expect(Formatter.localizedString(from: name, style: style, options: []) == text)
    }
    #expect(Formatter().string(from: PersonNameComponents()).isEmpty)
    var eastern = PersonNameComponents()
    (eastern.familyName, eastern.givenName) = ("王", "小明")
    #expect(Formatter().string(from: eastern) == "王小明")
  }

  @Test func `are read from a text`() {
    let rows: [(String, String, String)] = [
      ("John Smith", "John Smith", "JS"), ("Cher", "Cher", "C"),
      ("Dr. Anna Maria Lopez PhD", "Dr. Anna Maria Lopez PhD", "AL"),
      ("Smith, John", "John Smith", "JS"), ("John Smith, Jr.", "John Smith Jr.", "JS"),
    ]
    for (text, long, initials) in rows {
      let name = Formatter().personNameComponents(from: text)
      let written = [Formatter.Style.long, .abbreviated].map { style in
        name.map { Formatter.localizedString(from: $0, style: style) }
      }
      #expect(written == [long, initials])
    }
    #expect(Formatter().personNameComponents(from: " ") == nil)
  }
}
