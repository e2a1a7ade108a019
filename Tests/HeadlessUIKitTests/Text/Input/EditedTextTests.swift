import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("EditedText")
struct EditedTextTests {
  private let plain = TextAttributes([:])

  private func text(_ string: String) -> EditedText {
    var text = EditedText(plain)
    text.set(string, plain)
    return text
  }

  private func range(_ location: Int, _ length: Int = 0) -> NSRange {
    NSRange(location: location, length: length)
  }

  @Test func `has the caret at the end of what is set`() {
    let text = text("a😀")

    #expect(text.length == 3)
    #expect(text.selection == range(3))
  }

  @Test(arguments: [
    ("e\u{301}", 2), ("🇩🇪", 4), ("👩‍👩‍👧‍👦", 11), ("👍🏽", 4), ("\r\n", 2), ("ש", 1), ("a", 1), ("שׁ", 2),
    ("\u{1F468}\u{1F3FE}\u{200D}\u{1F9B0}", 7),
  ])
  func `deletes a character whole, as a user sees it (behaviour 55)`(character: String, count: Int)
  {
    var text = text("x" + character)

    #expect(text.deletion == range(1, count))
    text.replace(range(1, count), with: "")

    #expect(text.string == "x")
    #expect(text.length == 1)
    #expect(text.selection == range(1))
  }

  @Test func `deletes what stands before a caret within a character`() {
    var text = text("e\u{301}")
    _ = text.select(range(1))

    #expect(text.deletion == range(0, 1))
  }

  @Test func `deletes two flags one by one`() {
    var text = text("🇩🇪🇫🇷")

    text.replace(text.deletion ?? range(0), with: "")

    #expect(text.string == "🇩🇪")
    #expect(text.deletion == range(0, 4))
  }

  @Test func `has nothing to delete at the start`() {
    var text = text("abc")
    _ = text.select(range(0))

    #expect(text.deletion == nil)
    _ = text.select(range(0, 2))
    #expect(text.deletion == range(0, 2))
  }

  @Test func `keeps ranges within the text, and whole surrogate pairs in them`() {
    let text = text("a😀b")

    #expect(text.inText(range(2)) == range(1))
    #expect(text.inText(range(2, 1)) == range(1, 2))
    #expect(text.inText(range(0, 2)) == range(0, 3))
    #expect(text.inText(range(-5, 100)) == range(0, 4))
    #expect(text.inText(range(Int.max, Int.max)) == range(4))
    #expect(text.inText(range(Int.min, Int.min)) == range(0))
    #expect(text.inText(range(NSNotFound)) == range(4))
  }

  @Test func `replaces in the middle, and goes on from there`() {
    var text = text("héllo wörld")

    text.replace(range(6, 5), with: "🌍!")
    text.replace(text.selection, with: "?")
    text.replace(range(0, 1), with: "")

    #expect(text.string == "éllo 🌍!?")
    #expect(text.length == text.string.utf16.count)
    #expect(text.selection == range(0))
  }

  @Test func `gives what is typed the look of what is before it`() {
    let red = TextAttributes([.kern: 1])
    var text = text("ab")
    text.typingAttributes = red
    text.replace(text.selection, with: "cd")
    _ = text.select(range(1))
    text.replace(text.selection, with: "x")
    _ = text.select(range(4))
    text.replace(text.selection, with: "y")

    #expect(text.string == "axbcyd")
    #expect(text.runs.map(\.length) == [3, 3])
    #expect(text.attributed.attributes(at: 4, effectiveRange: nil)[.kern] as? Int == 1)
    #expect(text.attributed.attributes(at: 2, effectiveRange: nil).isEmpty)
  }

  @Test func `gives all of it a further look, and keeps what is to be typed apart`() {
    var text = text("ab")
    text.typingAttributes = TextAttributes([.kern: 1])
    text.addAttributes([.tracking: 2])
    text.replace(text.selection, with: "c")

    let first = text.attributed.attributes(at: 0, effectiveRange: nil)
    let last = text.attributed.attributes(at: 2, effectiveRange: nil)
    #expect(first[.kern] == nil)
    #expect(first[.tracking] as? Int == 2)
    #expect(last[.kern] as? Int == 1)
    #expect(last[.tracking] as? Int == 2)
  }

  @Test func `drops the look of what is deleted`() {
    var text = text("ab")
    text.typingAttributes = TextAttributes([.kern: 1])
    text.replace(text.selection, with: "cd")

    text.replace(range(2, 2), with: "")
    #expect(text.runs.map(\.length) == [2])
    text.replace(text.whole, with: "")

    #expect(text.runs.isEmpty)
    #expect(text.attributed.length == 0)
  }

  @Test func `stays equal to plain code units through random edits`() {
    let pieces = ["a", "bc", "", "é", "e\u{301}", "😀", "🇩🇪", "👩‍👩‍👧", "\r\n", "ש", "👍🏽"]
    let fuzz = Fuzz(short: 200, long: 5_000)
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      var text = text("")
      var reference: [UInt16] = []
      for _ in 0..<60 {
        let first = Int.random(in: -1...reference.count + 2, using: &generator)
        let length = Int.random(in: 0...4, using: &generator)
        let range = text.inText(range(first, length))
        let piece = pieces.randomElement(using: &generator) ?? ""
        text.replace(range, with: piece)
        let end = range.location + range.length
        reference.replaceSubrange(range.location..<end, with: piece.utf16)
        #expect(text.string.utf16.elementsEqual(reference), "\(fuzz)")
        #expect(text.length == reference.count, "\(fuzz)")
        #expect(text.runs.reduce(0) { $0 + $1.length } == text.length, "\(fuzz)")
      }
    }
  }
}
