import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("The lines of an edited text")
struct CaretLinesTests {
  /// Each character of it is 633 points wide.
  private let font = UIFont.monospacedSystemFont(ofSize: 1024, weight: .regular)

  /// The lines of a text, each with room for so many characters.
  private func lines(_ text: String, _ room: Int = 5, maximum: Int = 0) -> [String] {
    var measure = TextMeasure()
    measure.width = CGFloat(room * 633)
    measure.maximumLines = maximum
    let lines = CaretLines(edited(text), measure, font)
    let ends = lines.starts.dropFirst() + [text.utf16.count]
    return zip(lines.starts, ends).map { start, end in
      edited(text).text(in: NSRange(location: start, length: end - start))
    }
  }

  private func edited(_ text: String) -> EditedText {
    var edited = EditedText(TextAttributes([.font: font]))
    edited.set(text, TextAttributes([.font: font]))
    return edited
  }

  @Test func `they begin after spaces and hyphens, and within words that are too long`() {
    #expect(lines("") == [""])
    #expect(lines("one") == ["one"])
    #expect(lines("one two  three") == ["one ", "two  ", "three"])
    #expect(lines("ab-cde") == ["ab-", "cde"])
    #expect(lines("sevenhundred") == ["seven", "hundr", "ed"])
    #expect(lines("a sevenhundred") == ["a ", "seven", "hundr", "ed"])
  }

  @Test func `they begin after line breaks of each kind`() {
    #expect(lines("a\nb") == ["a\n", "b"])
    #expect(lines("a\r\nb\r\n") == ["a\r\n", "b\r\n", ""])
    #expect(lines("é\r\nb\u{2028}c\n\n") == ["é\r\n", "b\u{2028}", "c\n", "\n", ""])
    #expect(lines("\n\na") == ["\n", "\n", "a"])
  }

  @Test func `they count characters beyond the first plane as two`() {
    #expect(lines("𝒳𝒳\n𝒳") == ["𝒳𝒳\n", "𝒳"])
    #expect(lines("👩‍👩‍👧‍👦\n\u{2003}é\u{2003}b\n") == ["👩‍👩‍👧‍👦\n", "\u{2003}é\u{2003}b\n", ""])
  }

  @Test func `those without room are not there`() {
    #expect(lines("a\nb\nc", maximum: 2) == ["a\n", "b\nc"])
  }

  @Test func `they begin after the runs of a text with several fonts`() {
    var text = edited("one ")
    text.typingAttributes = TextAttributes([.font: UIFont.systemFont(ofSize: 12)])
    text.replace(NSRange(location: 4, length: 0), with: "two ")
    text.typingAttributes = TextAttributes([.font: font])
    text.replace(NSRange(location: 8, length: 0), with: "three")
    var measure = TextMeasure()
    measure.width = 5 * 633

    #expect(CaretLines(text, measure, font).starts == [0, 8])
  }

  /// The properties of lines that need no search for a break.
  @Test(arguments: Fuzz.runs(short: 3, long: 30, steps: (200, 2_000)))
  func `each line fits, and they are as many as are measured`(fuzz: Fuzz) {
    var generator = fuzz.generator
    let pieces = ["a", "word", " ", "  ", "-", "\n", "\r\n", "日本", "。", "👍🏽", "\t", "12/3", "é"]
    for _ in 0..<fuzz.steps {
      let count = Int.random(in: 0..<20, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      var measure = TextMeasure()
      measure.width = .random(in: 2_000...6_000, using: &generator)
      let lines = CaretLines(edited(text), measure, font)

      #expect(lines.starts.count == max(1, measure.fit(text, font).lineCount), "\(fuzz) \(text)")
      #expect(lines.starts == Array(Set(lines.starts)).sorted(), "\(fuzz) \(text)")
      for line in lines.starts.indices {
        let (first, last) = lines.ends(ofLine: line)
        let part = edited(text).text(in: NSRange(location: first, length: last - first))
        let letters = part.replacing(/\s+$/, with: "")
        let isOneCharacter = letters.count <= 1

        #expect(isOneCharacter || measure.fit(letters, font).lineCount == 1, "\(fuzz) \(text)")
        #expect(lines.line(of: first) == line, "\(fuzz) \(text)")
        #expect(lines.place(at: lines.column(of: last), inLine: line) <= last, "\(fuzz) \(text)")
        #expect(lines.place(at: 0, inLine: line) == first, "\(fuzz) \(text)")
      }
    }
  }
}
