import HeadlessUIKit
import Testing

@Suite("The size of text")
struct TextMeasureTests {
  private let font = UIFont.systemFont(ofSize: 10)
  private let line = UIFont.systemFont(ofSize: 10).lineHeight

  @Test func `a character is half as wide as its font's size`() {
    #expect("four".size(withAttributes: [.font: font]) == CGSize(width: 20, height: line))
    #expect(("four" as NSString).size(withAttributes: [.font: font]).width == 20)
    #expect("👨‍👩‍👧".size(withAttributes: [.font: font]).width == 5)
    #expect("".size(withAttributes: [.font: font]) == .zero)
    #expect("ab".size().width == 12)
  }

  @Test func `line breaks make lines`() {
    let text = "one\nlonger\r\n3"

    #expect(text.size(withAttributes: [.font: font]) == CGSize(width: 30, height: line * 3))
  }

  @Test func `a text wraps after words if it may`() {
    #expect(box("aaa bbb ccc", width: 20) == CGSize(width: 15, height: line * 3))
    #expect(box("aaa bbb ccc", width: 35) == CGSize(width: 35, height: line * 2))
    #expect(box("aaa bbb ccc", width: 55) == CGSize(width: 55, height: line))
    #expect(
      box("aaa bbb ccc", width: 20, options: []) == CGSize(width: 55, height: line))
  }

  @Test func `a word that is too wide breaks within`() {
    #expect(box("aaaaaaaaaa", width: 20) == CGSize(width: 20, height: line * 3))
    #expect(box("a bbbbbbbbb", width: 20) == CGSize(width: 20, height: line * 4))
    #expect(box("aaa", width: 1) == CGSize(width: 5, height: line * 3))
  }

  @Test func `a text wraps after characters if its paragraph says so`() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byCharWrapping

    let size = "aaa bbb ccc".boundingRect(
      with: CGSize(width: 25, height: 0), options: .usesLineFragmentOrigin,
      attributes: [.font: font, .paragraphStyle: style], context: nil
    ).size

    #expect(size == CGSize(width: 25, height: line * 3))
  }

  @Test func `lines below the height count unless they are to be truncated`() {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]

    #expect(box("a b c d", width: 5, height: line * 2).height == line * 4)
    #expect(box("a b c d", width: 5, height: line * 2, options: options).height == line * 2)
    #expect(box("a b c d", width: 5, height: 1, options: options).height == line)
  }

  @Test func `kerning and line spacing count`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.minimumLineHeight = 40

    #expect("four".size(withAttributes: [.font: font, .kern: 1]).width == 24)
    #expect("four".size(withAttributes: [.font: font, .kern: CGFloat(0.5)]).width == 22)
    #expect(
      "a\nb".size(withAttributes: [.font: font, .paragraphStyle: style]).height == 83)
  }

  @Test func `a line is as tall as its tallest font`() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.addAttribute(.font, value: font.withSize(20), range: NSRange(location: 1, length: 1))

    #expect(text.size() == CGSize(width: 15, height: line * 2))
  }

  @Test func `only so many lines count, and they can be counted`() {
    var measure = TextMeasure()
    measure.width = 20
    measure.maximumLines = 2
    let text = NSAttributedString(string: "aaa bbb ccc", attributes: [.font: font])

    #expect(measure.size(of: text).height == line * 2)
    #expect(measure.lineCount(of: text) == 3)
  }

  private func box(
    _ text: String, width: CGFloat, height: CGFloat = .greatestFiniteMagnitude,
    options: NSStringDrawingOptions = .usesLineFragmentOrigin
  ) -> CGSize {
    text.boundingRect(
      with: CGSize(width: width, height: height), options: options, attributes: [.font: font],
      context: nil
    ).size
  }
}
