import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Numbers in texts that are none", .ownApplication)
struct TextNumbersTests {
  private let field = UITextField()
  private let view = UITextView()
  private let screen = FieldScreen()

  init() {
    field.text = "field"
    field.placeholder = "placeholder"
    field.borderStyle = .roundedRect
    view.text = "one\ntwo"
    for subject in [field, view] as [UIView] {
      subject.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      screen.root.view.addSubview(subject)
    }
  }

  /// The lengths that the layout asks of both, which have to be numbers.
  private var lengths: [CGFloat] {
    view.isScrollEnabled = true
    let content = view.contentSize
    view.isScrollEnabled = false
    let sizes = [
      content, field.intrinsicContentSize, view.intrinsicContentSize,
      field.sizeThatFits(.zero), view.sizeThatFits(CGSize(width: 200, height: 0)),
    ]
    return sizes.flatMap { [$0.width, $0.height] }
  }

  private func expectNumbers(_ sourceLocation: SourceLocation = #_sourceLocation) {
    let odd = lengths.filter { !$0.isFinite || $0 < 0 }
    #expect(odd.isEmpty, sourceLocation: sourceLocation)
    view.scrollRangeToVisible(NSRange(location: 0, length: 7))
    screen.window.layoutIfNeeded()
    screen.application.mainLoop.settle()
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `fonts of no size make texts without one`(number: CGFloat) {
    let received = failures {
      for font in [
        UIFont.systemFont(ofSize: number), UIFont(name: "Helvetica", size: number),
        UIFont.preferredFont(forTextStyle: .body).withSize(number),
      ] {
        field.font = font
        view.font = font
        expectNumbers()
      }
    }

    #expect(received.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `attributes of no number count for nothing`(number: CGFloat) {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = number
    style.minimumLineHeight = number
    style.maximumLineHeight = number
    style.lineHeightMultiple = number
    style.firstLineHeadIndent = number
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: number, y: number, width: number, height: number)
    let text = NSMutableAttributedString(attachment: attachment)
    text.append(
      NSAttributedString(
        string: "\nab", attributes: [.kern: number, .paragraphStyle: style, .tracking: number]))

    field.attributedText = text
    view.attributedText = text

    #expect(failures { expectNumbers() }.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `insets and paddings of no number count for nothing`(number: CGFloat) {
    view.textContainerInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    view.textContainer.lineFragmentPadding = number
    view.textContainer.size = CGSize(width: number, height: number)
    view.textContainer.maximumNumberOfLines = .min
    field.minimumFontSize = number
    field.adjustsFontSizeToFitWidth = true

    #expect(failures { expectNumbers() }.isEmpty)
    #expect(view.sizeThatFits(CGSize(width: number, height: number)).height.isFinite)
    #expect(!view.sizeThatFits(CGSize(width: number, height: number)).width.isNaN)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `views beside a text and in place of the keyboard may be of no size`(number: CGFloat) {
    let odd = OddView()
    odd.number = number
    field.leftView = OddView(odd)
    field.leftViewMode = .always
    field.rightView = OddView(odd)
    field.rightViewMode = .always
    field.inputView = odd
    field.inputAccessoryView = OddView(odd)
    view.inputAccessoryView = OddView(odd)

    let received = failures {
      field.becomeFirstResponder()
      expectNumbers()
      view.becomeFirstResponder()
      expectNumbers()
    }

    #expect(received.isEmpty)
    let frame = screen.application.keyboard.frame
    #expect(frame == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(screen.application.keyboard.isShown)
  }

  @Test(arguments: [NSNotFound, .min, .max])
  func `ranges beyond the text are cut to it`(number: Int) {
    let range = NSRange(location: number, length: number)
    let position = field.position(from: field.endOfDocument, offset: number)
    field.becomeFirstResponder()

    view.selectedRange = range
    view.scrollRangeToVisible(range)
    field.userSelect(range)

    #expect(position == nil)
    #expect(NSMaxRange(view.selectedRange) <= 7)
    #expect(NSMaxRange(field.selection) <= 5)
    #expect(view.selectedRange.location >= 0)
    field.userInsert("x")
    #expect(field.text?.contains("x") == true)
  }
}

/// A view with an invalid intrinsic size.
private final class OddView: UIView {
  var number: CGFloat = 0

  convenience init(_ other: OddView) {
    self.init(frame: .zero)
    number = other.number
  }

  override var bounds: CGRect {
    get { CGRect(x: 0, y: 0, width: number, height: number) }
    set {}
  }
}
