import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("UILabel")
struct UILabelTests {
  let label = UILabel()
  let line = UIFont.systemFont(ofSize: 17).lineHeight

  @Test func `has one line of the system's text at first, which is cut off at its end`() {
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.isEnabled)
    #expect(!label.isHighlighted)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(!label.adjustsFontForContentSizeCategory)
    #expect(label.minimumScaleFactor == 0)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(label.shadowColor == nil)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
  }

  @Test func `takes no touches (behaviour 30)`() {
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func `has the text of its attributed text, and the other way round`() {
    label.attributedText = NSAttributedString(string: "one", attributes: [.kern: 2])
    let attributed = label.text
    label.text = "two"

    #expect(attributed == "one")
    #expect(label.attributedText?.string == "two")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func `keeps the attributed text as it was when it was set`() {
    let text = NSMutableAttributedString(string: "one")
    label.attributedText = text

    text.mutableString.append(" two")

    #expect(label.text == "one")
  }

  @Test func `gets its font and colour back when they are set to nil`() {
    label.font = .boldSystemFont(ofSize: 30)
    label.textColor = .red

    label.font = nil
    label.textColor = nil

    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test func `is as large as its text`() {
    label.text = "1234567890"

    #expect(label.intrinsicContentSize == CGSize(width: 85, height: line.rounded(.up)))
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.width == 170)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `measures attributed text by its own fonts`() {
    let text = NSMutableAttributedString(string: "1234567890")
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: 5))
    label.attributedText = text

    #expect(label.intrinsicContentSize.width == 128)
  }

  @Test func `is as high as the lines that its text takes`() {
    label.text = "12345 12345 12345"
    label.numberOfLines = 0

    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height == (line * 3).rounded(.up))
    #expect(label.sizeThatFits(CGSize(width: 0, height: 0)).height == line.rounded(.up))
    #expect(label.intrinsicContentSize.width == 145)
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize.height == (line * 3).rounded(.up))
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == (line * 2).rounded(.up))
  }

  @Test func `grows to its text where it has one line`() {
    label.text = "1234567890"
    label.frame = CGRect(x: 3, y: 4, width: 10, height: 10)

    label.sizeToFit()

    #expect(label.frame == CGRect(x: 3, y: 4, width: 85, height: line.rounded(.up)))
  }

  @Test func `has a text rectangle within the one that it is given`() {
    label.text = "1234567890"

    let rect = label.textRect(
      forBounds: CGRect(x: 5, y: 6, width: 50, height: 100), limitedToNumberOfLines: 1)
    let lines = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: 50, height: 100), limitedToNumberOfLines: 0)

    #expect(rect == CGRect(x: 5, y: 6, width: 50, height: line.rounded(.up)))
    #expect(lines.height == (line * 2).rounded(.up))
  }

  @Test func `survives awkward sizes and numbers of lines`() {
    label.text = "one two"
    for lines in [-3, 0, 1, Int.max] {
      label.numberOfLines = lines
      for width in [CGFloat.nan, -1, .infinity, .greatestFiniteMagnitude, 1e-9] {
        let size = label.sizeThatFits(CGSize(width: width, height: width))

        #expect(size.width.isFinite && size.height.isFinite)
      }
    }
  }

  @Test func `has its superview be laid out anew when its text changes`() {
    final class Holder: UIView {
      var layoutCount = 0
      override func layoutSubviews() {
        layoutCount += 1
        super.layoutSubviews()
      }
    }
    let holder = Holder()
    holder.addSubview(label)
    holder.layoutIfNeeded()

    label.text = "new"
    holder.layoutIfNeeded()
    label.text = "new"
    holder.layoutIfNeeded()

    #expect(holder.layoutCount == 2)
  }

  @Test func `is read as its text unless told otherwise`() {
    label.text = "Save"

    #expect(label.accessibilityLabel == "Save")
    #expect(label.accessibilityTraits == .staticText)
    #expect(label.isAccessibilityElement)
    label.accessibilityLabel = "Save the form"
    label.accessibilityTraits = .header
    label.isAccessibilityElement = false
    #expect(label.accessibilityLabel == "Save the form")
    #expect(label.accessibilityTraits == .header)
    #expect(!label.isAccessibilityElement)
  }
}
