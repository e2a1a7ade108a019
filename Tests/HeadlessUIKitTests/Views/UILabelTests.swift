import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("UILabel")
struct UILabelTests {
  let label = UILabel()
  /// Each character of it is 633 points wide, and each line 1,222 tall.
  let mono = UIFont.monospacedSystemFont(ofSize: 1024, weight: .regular)

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

  @Test(arguments: [
    (11, 13.333), (12, 14.333), (13, 15.667), (14, 17), (15, 18), (16, 19.333), (17, 20.333),
    (20, 24), (22, 26.333), (28, 33.667), (34, 40.667),
  ])
  func `is as high as on a device, up to a pixel (behaviour 745)`(size: CGFloat, height: CGFloat) {
    label.text = "Name"
    label.font = .systemFont(ofSize: size)

    #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
  }

  @Test func `is as wide as its text, up to a pixel`() {
    label.text = "Second message"

    #expect(label.intrinsicContentSize == CGSize(width: 131, height: 61.0 / 3))
    label.text = "Just text"
    #expect(label.intrinsicContentSize.width == 66)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `measures attributed text by its own fonts`() {
    let text = NSMutableAttributedString(string: "1234567890")
    text.addAttribute(.font, value: mono, range: NSRange(location: 0, length: 5))
    label.font = .monospacedSystemFont(ofSize: 512, weight: .regular)
    label.attributedText = text

    #expect(
      label.intrinsicContentSize == CGSize(width: 5 * 633 + 5 * 316.5 + 1.0 / 6, height: 1222))
  }

  @Test func `is as high as the lines that its text takes`() {
    label.text = "12345 12345 12345"
    label.font = mono
    label.numberOfLines = 0

    #expect(label.sizeThatFits(CGSize(width: 4000, height: 0)).height == 3666)
    #expect(label.sizeThatFits(CGSize(width: 0, height: 0)).height == 1222)
    #expect(label.intrinsicContentSize.width == 10_761)
    label.preferredMaxLayoutWidth = 4000
    #expect(label.intrinsicContentSize == CGSize(width: 5 * 633, height: 3 * 1222))
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == 2444)
  }

  @Test func `has the distance between lines that its text style has`() {
    label.text = "a\nb"
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0

    // 20.287 for the first line and 22 to the next, up to a pixel.
    #expect(abs(label.intrinsicContentSize.height - 42.333) < 0.001)
    label.font = .systemFont(ofSize: 17)
    #expect(abs(label.intrinsicContentSize.height - 40.667) < 0.001)
  }

  @Test func `breaks within words if it is told to`() {
    label.text = "12345 12345"
    label.font = mono
    label.numberOfLines = 0
    label.lineBreakMode = .byCharWrapping

    #expect(label.sizeThatFits(CGSize(width: 4 * 633, height: 0)).height == 3666)
  }

  @Test func `grows to its text where it has one line`() {
    label.text = "1234567890"
    label.font = mono
    label.frame = CGRect(x: 3, y: 4, width: 10, height: 10)

    label.sizeToFit()

    #expect(label.frame == CGRect(x: 3, y: 4, width: 6330, height: 1222))
  }

  @Test func `has a text rectangle within the one that it is given`() {
    label.text = "1234567890"
    label.font = mono

    let rect = label.textRect(
      forBounds: CGRect(x: 5, y: 6, width: 4000, height: 9000), limitedToNumberOfLines: 1)
    let lines = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: 4000, height: 9000), limitedToNumberOfLines: 0)

    #expect(rect == CGRect(x: 5, y: 6, width: 4000, height: 1222))
    #expect(lines.height == 2444)
  }

  @Test func `knows whether a part of its text has no room`() {
    label.text = "12345 12345 12345"
    label.font = mono
    label.sizeToFit()

    #expect(!label.isTruncated)
    label.frame.size.width -= 1
    #expect(label.isTruncated)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.9
    #expect(!label.isTruncated)
    label.frame.size.width = 12 * 633
    #expect(label.isTruncated)
    label.numberOfLines = 2
    label.frame.size.height = 2 * 1222
    #expect(!label.isTruncated)
    label.frame.size.width = 6 * 633
    #expect(label.isTruncated)
    label.numberOfLines = 0
    label.frame.size.height = 3 * 1222
    #expect(!label.isTruncated)
    label.frame.size.height = 2 * 1222
    #expect(label.isTruncated)
    label.text = nil
    #expect(!label.isTruncated)
  }

  @Test func `shows its first line alone where it has one line`() {
    label.text = "one\ntwo"
    label.font = mono
    label.sizeToFit()

    #expect(label.bounds.size == CGSize(width: 3 * 633, height: 1222))
    #expect(label.isTruncated)
    label.text = "one\n"
    #expect(!label.isTruncated)
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
