import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Attributed strings with objects", .ownApplication)
struct AttributedStringObjectsTests {
  private func colors(_ text: NSAttributedString) -> [String] {
    var parts: [String] = []
    text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) {
      value, range, _ in
      let name =
        switch value as? UIColor {
        case UIColor.red?: "red"
        case UIColor.blue?: "blue"
        default: "none"
        }
      parts.append("\(name) \(range.length)")
    }
    return parts
  }

  @Test func `have parts side by side, each of a color`() {
    let text = NSMutableAttributedString(string: "abcdef")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 2, length: 2))
    #expect(colors(text) == ["red 2", "blue 2", "none 2"])

    text.setAttributes(
      [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)],
      range: NSRange(location: 2, length: 4))
    #expect(colors(text) == ["red 6"])
  }

  @Test func `grow by others with the same attributes`() {
    let text = NSMutableAttributedString()
    for (word, color, size) in [("a", UIColor.red, 17), ("b", .blue, 17), ("c", .blue, 12)] {
      text.append(
        NSAttributedString(
          string: word,
          attributes: [
            .foregroundColor: color, .font: UIFont.systemFont(ofSize: CGFloat(size)),
            .paragraphStyle: NSMutableParagraphStyle(), .kern: 1,
          ]))
    }

    #expect(text.string == "abc")
    #expect(colors(text) == ["red 1", "blue 2"])
    #expect((text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize == 12)
  }

  @Test func `are equal where their objects are`() {
    func text(_ color: UIColor) -> NSAttributedString {
      NSAttributedString(string: "a", attributes: [.foregroundColor: color])
    }

    #expect(text(.red).isEqual(to: text(UIColor(red: 1, green: 0, blue: 0, alpha: 1))))
    #expect(!text(.red).isEqual(to: text(.blue)))
  }
}
