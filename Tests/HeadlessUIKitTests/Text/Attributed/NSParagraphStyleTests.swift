import HeadlessUIKit
import Testing

@Suite("Paragraph styles, shadows and attachments")
struct NSParagraphStyleTests {
  @Test func `a mutable style becomes one that keeps its values`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4

    let copy = style.copy() as? NSParagraphStyle
    style.alignment = .left

    #expect(copy?.alignment == .center)
    #expect(copy?.lineSpacing == 4)
    #expect(!(copy is NSMutableParagraphStyle))
  }

  @Test func `a style becomes a mutable one`() {
    let style = NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle

    style?.lineBreakMode = .byTruncatingTail

    #expect(style?.lineBreakMode == .byTruncatingTail)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
    #expect(NSParagraphStyle.default.alignment == .natural)
  }

  @Test func `styles compare by value`() {
    let style = NSMutableParagraphStyle()
    #expect(style == NSParagraphStyle.default)

    style.headIndent = 8

    #expect(style != NSParagraphStyle.default)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other == style)
  }

  @Test func `shadows compare by value`() {
    let shadow = NSShadow()
    #expect(shadow == NSShadow())

    shadow.shadowColor = UIColor.red

    #expect(shadow != NSShadow())
  }

  @Test func `an attachment stands in a text as one character`() {
    let attachment = NSTextAttachment(image: UIImage())
    attachment.bounds = CGRect(x: 0, y: -2, width: 16, height: 30)

    let text = NSAttributedString(attachment: attachment)

    #expect(text.length == 1)
    #expect(
      text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment == attachment)
    // It reaches 28 points above the base line; below it, the font reaches deeper.
    let size = text.size()
    #expect(size.width == 16)
    #expect(abs(size.height - 30.8945) < 0.001)
  }
}
