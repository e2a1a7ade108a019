import HeadlessUIKit
import Testing

@Suite("The size of text")
struct TextMeasureTests {
  /// Each character of it is 633 points wide, and each line 1,222 tall.
  private let font = UIFont.monospacedSystemFont(ofSize: 1024, weight: .regular)
  private let line: CGFloat = 1222

  @Test func `the widths of characters add up`() {
    #expect("four".size(withAttributes: [.font: font]) == CGSize(width: 4 * 633, height: line))
    #expect(("four" as NSString).size(withAttributes: [.font: font]).width == 2532)
    #expect("".size(withAttributes: [.font: font]) == .zero)
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test func `text without a font is as large as in size 12`() {
    let font = UIFont.systemFont(ofSize: 12)

    #expect("Hello".size() == "Hello".size(withAttributes: [.font: font]))
    #expect(NSAttributedString(string: "Hello").size() == "Hello".size())
  }

  @Test func `a text is as large with attributes as without`() {
    for text in ["one two", "", "\n", "a\nb\r\n", "日本語 and é 👩‍👩‍👧‍👦", "Ta\tTo"] {
      let attributed = NSAttributedString(string: text, attributes: [.font: font])
      var measure = TextMeasure()
      for width: CGFloat in [100, 2000, 1e9] {
        measure.width = width

        #expect(measure.size(of: text, font) == measure.size(of: attributed), "\(text)")
      }
    }
  }

  @Test func `line breaks make lines`() {
    let text = "one\nlonger\r\n3"

    #expect(text.size(withAttributes: [.font: font]) == CGSize(width: 6 * 633, height: line * 3))
    #expect("a\n".size(withAttributes: [.font: font]).height == line * 2)
    #expect("\n\n".size(withAttributes: [.font: font]).height == line * 3)
    #expect("a\u{2028}b".size(withAttributes: [.font: font]).height == line * 2)
  }

  @Test func `a text wraps after words if it may`() {
    #expect(box("aaa bbb ccc", characters: 4) == size(3, lines: 3))
    #expect(box("aaa bbb ccc", characters: 7) == size(7, lines: 2))
    #expect(box("aaa bbb ccc", characters: 11) == size(11, lines: 1))
    #expect(box("aaa bbb ccc", characters: 4, options: []) == size(11, lines: 1))
    #expect(box("aaa     bbb", characters: 4) == size(3, lines: 2))
  }

  @Test func `a word that is too wide breaks within`() {
    #expect(box("aaaaaaaaaa", characters: 4) == size(4, lines: 3))
    #expect(box("a bbbbbbbbb", characters: 4) == size(4, lines: 4))
    #expect(box("aaa", characters: 0.2) == size(1, lines: 3))
  }

  @Test func `a text wraps after hyphens and slashes, but not within numbers and dates`() {
    #expect(box("well-known", characters: 6) == size(5, lines: 2))
    #expect(box("and/or", characters: 5) == size(4, lines: 2))
    #expect(box("on 1-2", characters: 4) == size(3, lines: 2))
    #expect(box("on 1/2", characters: 4) == size(3, lines: 2))
    #expect(box("a — b", characters: 2).height == line * 3)
  }

  @Test func `what may not part stays together`() {
    #expect(box("a b\u{A0}c", characters: 4) == size(3, lines: 2))
    #expect(box("a don’t", characters: 6) == size(5, lines: 2))
  }

  @Test func `a text wraps between ideographs, but not before what closes a sentence`() {
    let font = UIFont.systemFont(ofSize: 100)
    func lines(_ text: String, _ width: CGFloat) -> CGFloat {
      let bounds = text.boundingRect(
        with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin,
        attributes: [.font: font], context: nil)
      return (bounds.height / font.lineHeight).rounded()
    }

    #expect(lines("日本語文字", 300) == 2)
    #expect(lines("日本語。文", 300) == 2)
    #expect(lines("日本「語」", 300) == 2)
    #expect(lines("日本語。", 300) == 2)
    #expect(lines("日。", 100) == 2)
    #expect(lines("😀😀😀", 260) == 2)
  }

  @Test func `a text wraps after characters if its paragraph says so`() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byCharWrapping

    let bounds = "aaa bbb ccc".boundingRect(
      with: CGSize(width: 5 * 633, height: 0), options: .usesLineFragmentOrigin,
      attributes: [.font: font, .paragraphStyle: style], context: nil)

    #expect(bounds.size == size(5, lines: 3))
  }

  @Test func `lines below the height count unless they are to be truncated`() {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]

    #expect(box("a b c d", characters: 1, height: line * 2).height == line * 4)
    #expect(box("a b c d", characters: 1, height: line * 2, options: options).height == line * 2)
    #expect(box("a b c d", characters: 1, height: 1, options: options).height == line)
  }

  @Test func `kerning and tracking count`() {
    #expect("four".size(withAttributes: [.font: font, .kern: 1]).width == 2536)
    #expect("four".size(withAttributes: [.font: font, .kern: CGFloat(0.5)]).width == 4 * 633.5)
    #expect("four".size(withAttributes: [.font: font, .tracking: 2]).width == 2540)
  }

  @Test func `a kern of 0 leaves pairs of letters apart`() {
    let font = UIFont.systemFont(ofSize: 17)
    let letters = ["A", "V"].reduce(0) { $0 + $1.size(withAttributes: [.font: font]).width }

    let apart = "AV".size(withAttributes: [.font: font, .kern: 0]).width

    #expect(abs(apart - letters) < 1e-9)
    #expect("AV".size(withAttributes: [.font: font]).width < letters - 1)
  }

  @Test func `the values of a paragraph count`() {
    func size(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGSize {
      let style = NSMutableParagraphStyle()
      change(style)
      return text.boundingRect(
        with: CGSize(width: 4 * 633, height: 0), options: .usesLineFragmentOrigin,
        attributes: [.font: font, .paragraphStyle: style], context: nil
      ).size
    }

    #expect(size("a\nb") { $0.lineSpacing = 3 }.height == 2 * line + 3)
    #expect(size("aaa bbb") { $0.lineSpacing = 3 }.height == 2 * line + 3)
    #expect(size("a\nb") { $0.minimumLineHeight = 2000 }.height == 4000)
    #expect(size("a\nb") { $0.maximumLineHeight = 1000 }.height == 2000)
    #expect(size("a\nb") { $0.lineHeightMultiple = 2 }.height == 4 * line)
    #expect(size("a\nb") { $0.paragraphSpacing = 5 }.height == 2 * line + 5)
    #expect(size("a\nb") { $0.paragraphSpacingBefore = 5 }.height == 2 * line + 5)
    #expect(size("aaa bbb") { $0.paragraphSpacing = 5 }.height == 2 * line)
    #expect(size("aaa b") { $0.headIndent = 633 }.width == 1899)
    #expect(size("aaa bbb") { $0.headIndent = 633 }.width == 2532)
    #expect(size("aaa b") { $0.firstLineHeadIndent = 633 }.width == 2532)
    #expect(size("aaaa bbb") { $0.firstLineHeadIndent = 633 }.height == 3 * line)
    #expect(size("aaaa") { $0.tailIndent = -633 }.height == 2 * line)
    #expect(size("aaaa") { $0.tailIndent = 633 * 2 }.height == 2 * line)
  }

  @Test func `a line is as tall as its tallest font`() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.addAttribute(.font, value: font.withSize(2048), range: NSRange(location: 1, length: 1))

    #expect(text.size() == CGSize(width: 633 * 3, height: line * 2))
  }

  @Test func `a line is tall only where the tall letters are`() {
    let text = NSMutableAttributedString(string: "aaa bbb", attributes: [.font: font])
    text.addAttribute(.font, value: font.withSize(2048), range: NSRange(location: 4, length: 1))

    let bounds = text.boundingRect(
      with: CGSize(width: 5 * 633, height: 0), options: .usesLineFragmentOrigin, context: nil)

    #expect(bounds.height == line * 3)
  }

  @Test func `text that is raised makes its line taller`() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.addAttribute(.baselineOffset, value: 100, range: NSRange(location: 1, length: 1))

    #expect(text.size().height == line + 100)
  }

  @Test func `an attachment takes its own space, above and below the baseline`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -1000, width: 40, height: 3000)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))

    #expect(text.size() == CGSize(width: 633 + 40, height: 3000))
  }

  @Test func `the font's own space counts between lines where it is asked for`() {
    let font = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      "a\nb".boundingRect(
        with: CGSize(width: 100, height: 0), options: options.union(.usesLineFragmentOrigin),
        attributes: [.font: font], context: nil
      ).height
    }

    #expect(height([]) == 2 * font.lineHeight)
    #expect(abs(height(.usesFontLeading) - font.lineHeight - 22) < 1e-9)
  }

  @Test func `a tabulator goes to the next stop`() {
    let width = "a".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width

    let tabbed = "a\ta".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width

    #expect(abs(tabbed - 28 - width) < 1e-9)
  }

  @Test func `only so many lines count, and they can be counted`() {
    var measure = TextMeasure()
    measure.width = 4 * 633
    let text = NSAttributedString(string: "aaa bbb ccc", attributes: [.font: font])
    let whole = measure.fit(text)
    measure.maximumLines = 2
    let part = measure.fit(text)

    #expect(whole.lineCount == 3)
    #expect(!whole.isTruncated)
    #expect(part.lineCount == 2)
    #expect(part.size.height == line * 2)
    #expect(part.isTruncated)
    measure.maximumLines = 3
    #expect(!measure.fit(text).isTruncated)
  }

  @Test func `awkward texts and sizes have a finite size`() {
    var measure = TextMeasure()
    let texts = ["\0\u{7F}\u{200B}", "\u{202E}a", "🇩🇪🇩", "e\u{301}\u{301}", "\u{10FFFF}", "\r\n\r"]
    for text in texts {
      for points: CGFloat in [.nan, .infinity, -5, 0, 1e-9, 1e300] {
        for width: CGFloat in [.nan, -1, 0, 1, .infinity] {
          measure.width = width
          let size = measure.size(of: text, .systemFont(ofSize: points))

          #expect(size.width.isFinite && size.height.isFinite, "\(text) \(points) \(width)")
        }
      }
    }
  }

  private func size(_ characters: CGFloat, lines: CGFloat) -> CGSize {
    CGSize(width: characters * 633, height: lines * line)
  }

  private func box(
    _ text: String, characters: CGFloat, height: CGFloat = .greatestFiniteMagnitude,
    options: NSStringDrawingOptions = .usesLineFragmentOrigin
  ) -> CGSize {
    text.boundingRect(
      with: CGSize(width: characters * 633, height: height), options: options,
      attributes: [.font: font], context: nil
    ).size
  }
}
