import ScreenSnapshots
import Testing

@Suite("The difference of a text and a screen")
struct LineDifferenceTests {
  private func difference(_ expected: String, _ screen: String) -> LineDifference {
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return LineDifference(ScreenPattern(expected), screen.isEmpty ? [] : lines)
  }

  @Test func `shows what is missing and what is extra, with two lines around`() {
    let difference = difference("a\nb\nc\nd\ne\nf\ng\nh", "a\nb\nc\nD\ne\nf\ng\nh")

    #expect(
      difference.text == """
          (1 line as expected)
          b
          c
        - d
        + D
          e
          f
          (2 lines as expected)
        """)
    #expect(difference.counts == (1, 1))
  }

  @Test func `lets an ellipsis stand for lines, and keeps it`() {
    let difference = difference("a\n…\nb\nc", "a\nx\ny\nb\nC")

    #expect(difference.text == "  (3 lines as expected)\n  …\n  b\n- c\n+ C")
    #expect(difference.updatedLines == [.kept(0), .kept(1), .kept(2), .new("C")])
  }

  @Test func `keeps patterns that hold, and writes others as they are`() {
    let difference = difference(#"/\d+/"# + "\nx", "12\nMore…")

    #expect(difference.updatedLines == [.kept(0), .new(#"More\…"#)])
  }

  @Test func `an empty text and an empty screen`() {
    #expect(difference("", "").rows.isEmpty)
    #expect(difference("", "a").rows == [.extra(0)])
    #expect(difference("a\n", "").rows == [.missing(0)])
    #expect(ScreenPattern("").matches([]))
    #expect(ScreenPattern("…").matches([]))
    #expect(ScreenPattern("a\r\nb\r\n").matches(["a", "b"]))
  }

  @Test func `long texts are compared within bounds, and shown in sixty lines`() {
    let expected = (0..<3_000).map { "line \($0)" }
    let screen = (0..<3_000).map { "other \($0)" }

    let difference = LineDifference(ScreenPattern(expected.joined(separator: "\n")), screen)

    #expect(difference.counts == (3_000, 3_000))
    #expect(difference.text.split(separator: "\n").count == 60)
    #expect(difference.text.hasSuffix("\n  (5941 more lines)"))
  }
}
