import HeadlessFoundation
import Testing

@Suite("Words and sentences")
struct SubstringsTests {
  private func parts(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
    var parts: [String] = []
    text.uiKitEnumerateSubstrings(in: text.startIndex..<text.endIndex, options: options) {
      part, range, _, _ in
      parts.append(part ?? String(text[range]))
    }
    return parts
  }

  @Test func `are the parts of a text`() {
    let rows: [(NSString.EnumerationOptions, String, [String])] = [
      (
        .byWords, "Hello, world! It's 3.14 o’clock.", ["Hello", "world", "It's", "3.14", "o’clock"]
      ),
      (
        .byWords, "e-mail a_b caf\u{e9} cafe\u{301}",
        ["e", "mail", "a_b", "caf\u{e9}", "cafe\u{301}"]
      ),
      (.byWords, " … ", []), (.byWords, "北京 wren", ["北", "京", "wren"]),
      ([.byWords, .reverse], "a b c", ["c", "b", "a"]),
      ([.byWords, .localized, .substringNotRequired], "a b", ["a", "b"]),
      (.bySentences, "Hi there. How? Fine!", ["Hi there. ", "How? ", "Fine!"]),
      (.bySentences, "It is e.g. this. “No.” He left", ["It is e.g. this. ", "“No.” ", "He left"]),
      ([.bySentences, .localized], "One\nTwo.\n", ["One\n", "Two.\n"]), (.bySentences, "", []),
      (.byLines, "a\nb\n\nc", ["a", "b", "", "c"]), (.byParagraphs, "a\r\nb", ["a", "b"]),
      (.byComposedCharacterSequences, "e\u{301}x", ["e\u{301}", "x"]),
    ]
    for (options, text, expected) in rows { #expect(parts(text, options) == expected) }
  }

  @Test func `have ranges, with what stands around them, and can be stopped`() {
    let text = "one, two three" as NSString
    var ranges: [NSRange] = []
    text.uiKitEnumerateSubstrings(
      in: NSRange(location: 0, length: text.length), options: .byWords
    ) { _, range, enclosing, stop in
      ranges += [range, enclosing]
      stop.pointee = ObjCBool(ranges.count == 4)
    }
    #expect(
      ranges == [
        NSRange(location: 0, length: 3), NSRange(location: 0, length: 5),
        NSRange(location: 5, length: 3), NSRange(location: 5, length: 4),
      ])
  }

  @Test func `lines are what Foundation says they are`() {
    for text in ["a\nb\n\nc", "a\r\nb", "", "\n", "one"] {
      var expected: [String?] = []
      text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byLines) {
        part, _, _, _ in expected.append(part)
      }
      #expect(parts(text, .byLines) == expected)
    }
  }
}
