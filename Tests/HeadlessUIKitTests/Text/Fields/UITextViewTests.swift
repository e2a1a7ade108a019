import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// A delegate of a text view that logs its calls.
private final class TextViewLog: NSObject, UITextViewDelegate {
  let trace: Trace
  var refuses: Set<String> = []
  var onCall: [String: (UITextView) -> Void] = [:]

  init(_ trace: Trace) { self.trace = trace }

  private func note(_ call: String, _ view: UITextView, _ details: String = "") -> Bool {
    trace.add(call + details)
    onCall[call]?(view)
    return !refuses.contains(call)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("shouldBegin", textView) }
  func textViewDidBeginEditing(_ textView: UITextView) { _ = note("didBegin", textView) }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("shouldEnd", textView) }
  func textViewDidEndEditing(_ textView: UITextView) { _ = note("didEnd", textView) }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    note("shouldChange", textView, " \(range.location),\(range.length) '\(text)'")
  }
  func textViewDidChange(_ textView: UITextView) { _ = note("didChange", textView) }
  func textViewDidChangeSelection(_ textView: UITextView) { _ = note("didSelect", textView) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { trace.add("didScroll") }
}

@MainActor
@Suite("UITextView", .ownApplication)
struct UITextViewTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Runs `body` with the view on a screen, and a log of its calls.
  private func onScreen(_ body: (FieldScreen, TextViewLog) throws -> Void) rethrows {
    try withFields { screen in
      let log = TextViewLog(screen.trace)
      view.delegate = log
      screen.root.view.addSubview(view)
      for (name, title) in [
        (UITextView.textDidBeginEditingNotification, "posted begin"),
        (UITextView.textDidChangeNotification, "posted change"),
        (UITextView.textDidEndEditingNotification, "posted end"),
      ] { screen.observe(name, view, title) }
      try body(screen, log)
    }
  }

  @Test func `is empty, can be edited and selected, and scrolls`() {
    #expect(view.text == "")
    #expect(view.attributedText.length == 0)
    #expect(view.isEditable)
    #expect(view.isSelectable)
    #expect(view.isScrollEnabled)
    #expect(view.font == nil)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    view.text = nil
    #expect(view.text == "")
  }

  @Test func `can be made and subclassed as in UIKit`() {
    final class Notes: UITextView {
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        text = "note"
      }
      required init?(coder: NSCoder) { nil }
    }

    #expect(Notes(frame: .zero).text == "note")
    #expect(Notes().text == "note")
    #expect(UITextView().frame == .zero)
    let container = NSTextContainer(size: CGSize(width: 10, height: 20))
    #expect(UITextView(frame: .zero, textContainer: container).textContainer === container)
  }

  @Test func `begins: asked, keyboard, told, notification (behaviour 41, 65)`() {
    onScreen { screen, _ in
      screen.watchKeyboard()

      #expect(view.becomeFirstResponder())

      #expect(
        screen.lines() == [
          "shouldBegin", "keyboard willChangeFrame", "keyboard willShow", "didBegin",
          "posted begin", "keyboard didChangeFrame", "keyboard didShow",
        ])
    }
  }

  @Test func `ends: asked, keyboard, told, notification (behaviour 40, 65)`() {
    onScreen { screen, _ in
      view.becomeFirstResponder()
      _ = screen.lines()
      screen.watchKeyboard()

      #expect(view.resignFirstResponder())

      #expect(
        screen.lines() == [
          "shouldEnd", "keyboard willChangeFrame", "keyboard willHide", "didEnd", "posted end",
          "keyboard didChangeFrame", "keyboard didHide",
        ])
    }
  }

  @Test func `neither begins nor ends where the delegate refuses (behaviour 65)`() {
    onScreen { screen, log in
      log.refuses = ["shouldBegin"]
      view.userTap()
      #expect(!view.isFirstResponder)
      log.refuses = ["shouldEnd"]
      view.userTap()
      #expect(!view.resignFirstResponder())

      #expect(view.isFirstResponder)
      #expect(
        screen.lines() == ["shouldBegin", "shouldBegin", "didBegin", "posted begin", "shouldEnd"])
    }
  }

  @Test func `types: asked, selection, change, notification (behaviour 66, 69)`() {
    onScreen { screen, log in
      view.becomeFirstResponder()
      _ = screen.lines()

      view.userType("x")
      view.userType("\n")
      log.refuses = ["shouldChange"]
      view.userType("y")

      #expect(
        screen.lines() == [
          "shouldChange 0,0 'x'", "didSelect", "didChange", "posted change",
          "shouldChange 1,0 '\n'", "didSelect", "didChange", "posted change",
          "shouldChange 2,0 'y'",
        ])
      #expect(view.text == "x\n")
    }
  }

  @Test func `asks nobody about what code inserts and deletes (behaviour 52)`() {
    onScreen { screen, _ in
      view.becomeFirstResponder()
      _ = screen.lines()

      view.insertText("😀")
      view.deleteBackward()
      view.deleteBackward()

      #expect(
        screen.lines() == [
          "didSelect", "didChange", "posted change", "didSelect", "didChange", "posted change",
        ])
    }
  }

  @Test func `deletes what is selected, and pastes over it (behaviour 54, 57)`() {
    onScreen { screen, _ in
      view.text = "a👩‍👩‍👧‍👦c"
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 1, length: 11)
      _ = screen.lines()
      UIPasteboard.general.string = "b\nb"

      view.paste(nil)
      view.userBackspace()
      view.selectedRange = NSRange(location: 0, length: 2)
      view.cut(nil)

      #expect(
        screen.lines().filter { $0.hasPrefix("should") } == [
          "shouldChange 1,11 'b\nb'", "shouldChange 3,1 ''", "shouldChange 0,2 ''",
        ])
      #expect(UIPasteboard.general.string == "ab")
      #expect(view.text == "\nc")
    }
  }

  @Test func `cannot be edited where it is not editable (behaviour 68)`() {
    onScreen { screen, _ in
      view.text = "read"
      view.isEditable = false

      view.userTap()
      #expect(!view.isFirstResponder)
      #expect(view.becomeFirstResponder())
      #expect(!view.takesKeys)
      #expect(!screen.application.keyboard.isShown)
      view.resignFirstResponder()

      #expect(screen.lines().isEmpty)
      view.isSelectable = false
      #expect(!view.canBecomeFirstResponder)
    }
  }

  @Test func `is not focused by a tap where nothing can be selected (behaviour 68)`() {
    onScreen { screen, _ in
      view.isSelectable = false

      view.userTap()

      #expect(screen.lines().isEmpty)
      #expect(view.becomeFirstResponder())
    }
  }

  @Test func `ends with its window, whatever the delegate says (behaviour 71)`() {
    onScreen { screen, log in
      log.refuses = ["shouldEnd"]
      view.becomeFirstResponder()
      _ = screen.lines()

      view.removeFromSuperview()

      #expect(screen.lines() == ["shouldEnd", "didEnd", "posted end"])
      #expect(!view.isEditing)
    }
  }

  @Test func `goes on with a text that the delegate wrote itself`() {
    onScreen { screen, log in
      view.becomeFirstResponder()
      log.onCall["shouldChange"] = { $0.text = "long" }
      log.refuses = ["shouldChange"]

      view.userType("x")
      log.refuses = []
      view.userType("y")

      #expect(view.text == "longy")
      #expect(view.selectedRange == NSRange(location: 5, length: 0))
    }
  }

  @Test func `survives a delegate that resigns, or takes it out of the window, as it changes`() {
    onScreen { screen, log in
      view.becomeFirstResponder()
      _ = screen.lines()
      log.onCall["didChange"] = { $0.resignFirstResponder() }

      view.userType("x")

      #expect(
        screen.lines() == [
          "shouldChange 0,0 'x'", "didSelect", "didChange", "shouldEnd", "didEnd", "posted end",
          "posted change",
        ])
      view.becomeFirstResponder()
      log.onCall["didChange"] = { $0.removeFromSuperview() }
      view.userType("y")
      #expect(view.text == "xy")
      #expect(!view.isFirstResponder)
      #expect(screen.application.firstResponder == nil)
      #expect(!screen.application.keyboard.isShown)
    }
  }

  @Test func `hands the focus on from a field (behaviour 41, 45)`() {
    onScreen { screen, _ in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      _ = screen.lines()
      screen.watchKeyboard()

      view.becomeFirstResponder()

      #expect(
        screen.lines() == [
          "shouldBegin", "a.shouldEnd", "a.didEnd", "a.editingDidEnd", "a posted end",
          "keyboard willChangeFrame", "didBegin", "posted begin", "keyboard didChangeFrame",
        ])
    }
  }

  @Test func `has a delegate that hears of scrolling too`() {
    onScreen { screen, _ in
      view.text = String(repeating: "line\n", count: 50)
      view.contentOffset = CGPoint(x: 0, y: 20)

      #expect(screen.lines().contains("didScroll"))
      #expect((view as UIScrollView).delegate === view.delegate)
    }
  }

  @Test func `is as large as its lines, and follows its text`() {
    let font = UIFont.characters(wide: 5)
    let line = font.lineHeight
    view.font = font
    view.text = "12345"

    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).width == 35)
    #expect(view.contentSize == CGSize(width: 100, height: (line + 16).toPixel))
    view.text = "1\n2\n3"
    #expect(view.contentSize.height == (3 * line + 16).toPixel)
    view.becomeFirstResponder()
    view.insertText("\n4")
    #expect(view.contentSize.height == (4 * line + 16).toPixel)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == (4 * line + 16).toPixel)
    view.text = ""
    #expect(view.intrinsicContentSize.height == (line + 16).toPixel)
  }

  @Test func `scrolls until a range shows`() {
    view.text = String(repeating: "x\n", count: 100)
    view.scrollRangeToVisible(NSRange(location: 198, length: 1))

    #expect(view.contentOffset.y > 500)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 8)
  }

  @Test func `types with the attributes that were set, or those before the caret`() {
    view.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 4])
    view.insertText("c")
    view.typingAttributes = [.kern: 5]
    view.insertText("d")
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("x")

    let kerns = (0..<5).map {
      view.attributedText.attributes(at: $0, effectiveRange: nil)[.kern] as? Int
    }
    #expect(view.text == "axbcd")
    #expect(kerns == [4, 4, 4, 4, 5])
    #expect(view.typingAttributes[.kern] as? Int == 4)
  }

  @Test func `keeps selections within the text`() {
    view.text = "a😀"
    view.selectedRange = NSRange(location: 2, length: 50)

    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    view.selectedRange = NSRange(location: NSNotFound, length: 0)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    let start = view.beginningOfDocument
    view.selectedTextRange = view.textRange(from: start, to: start)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func `replaces all by the next insertion where it says so`() {
    view.text = "old"
    view.clearsOnInsertion = true

    view.insertText("n")
    view.insertText("ew")

    #expect(view.text == "new")
  }

  @Test func `a width that is no number ends nothing`() {
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(view)
    view.text = "Wren"
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 900)
    view.bounds.size.width = .nan

    #expect(view.contentSize.width == 0)
  }
}
