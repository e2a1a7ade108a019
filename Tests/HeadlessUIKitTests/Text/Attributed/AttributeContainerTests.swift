import HeadlessUIKit
import Testing

@Suite("Attributed strings, Swift's and Foundation's")
struct AttributeContainerTests {
  private var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    return [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2,
      .underlineStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: style,
      .strokeWidth: -3.5, .ligature: 0,
    ]
  }

  @Test func `a container is made from a dictionary`() {
    let container = AttributeContainer(attributes)

    #expect(container.font == .systemFont(ofSize: 20))
    #expect(container.foregroundColor == .red)
    #expect(container.kern == 2)
    #expect(container.underlineStyle == .single)
    #expect(container.paragraphStyle?.lineSpacing == 3)
    #expect(container.strokeWidth == -3.5)
    #expect(container.ligature == 0)
    #expect(container.backgroundColor == nil)
  }

  @Test func `a format of paragraphs is an attribute of UIKit's`() {
    var text = AttributedString("Robin")
    let style = NSMutableParagraphStyle()
    style.alignment = .center

    text.paragraphStyle = style

    #expect(text.paragraphStyle?.alignment == .center)
    #expect(text.uiKit.paragraphStyle == style)
  }

  @Test func `each kind of attributed string makes the other`() throws {
    let mutable = NSMutableAttributedString(string: "Robin ", attributes: attributes)
    mutable.append(
      NSAttributedString(string: "here", attributes: [.link: "https://example.org"]))

    let swift = AttributedString(mutable)
    let back = NSAttributedString(swift)

    #expect(String(swift.characters) == "Robin here")
    let runs = swift.runs.map(\.attributes)
    #expect(runs.count == 2)
    #expect(runs.first?.font == .systemFont(ofSize: 20))
    #expect(runs.last?.link == URL(string: "https://example.org"))
    #expect(back.string == "Robin here")
    let found = back.attributes(at: 0, effectiveRange: nil)
    #expect(found[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect((found[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
    #expect((found[.kern] as? NSNumber)?.doubleValue == 2)
    #expect(back.attributes(at: 7, effectiveRange: nil)[.link] as? URL != nil)
  }

  @Test func `attributed strings begin without a text`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())

    #expect(text.length == 0)
    text.append(NSAttributedString(string: "Robin"))
    #expect(text.string == "Robin")
    #expect(NSMutableAttributedString(AttributedString("Wren")).string == "Wren")
  }
}
