import FleetTesting
import Foundation
import TestSupport
import Testing

/// A delegate that logs its calls, and answers as the test sets it.
private final class Log: NSObject, UITextViewDelegate {
  let trace = Trace()
  var refuses: Set<String> = []

  private func note(_ call: String, _ details: String = "") -> Bool {
    trace.add(call + details)
    return !refuses.contains(call)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("shouldBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("shouldEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    note("shouldChange", " \(range.location),\(range.length) '\(text)'")
  }
}

@MainActor
@Suite("UITextView's helpers", .freshApplication)
struct UITextViewHelperTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let page = UIViewController()
  private let log = Log()

  init() {
    view.delegate = log
    page.view.addSubview(view)
    setAsAppRootWindow(page)
  }

  private func reasons(_ body: () -> Void) -> [String] { failures(body).reasons }

  @Test func `enter begins, types and ends, and asks each thing once`() {
    #expect(failures { view.enter("a\nb") }.isEmpty)

    #expect(
      log.trace.lines == [
        "shouldBegin", "shouldChange 0,0 'a'", "shouldChange 1,0 '\n'", "shouldChange 2,0 'b'",
        "shouldEnd",
      ])
    #expect(view.text == "a\nb")
    view.enter(text: "c")
    #expect(view.text == "a\nbc")
  }

  @Test func `enter records one failure that names who refused`() {
    log.refuses = ["shouldBegin"]
    let begin = failures { view.enter("ab") }
    log.refuses = ["shouldEnd"]
    let end = failures { view.enter("ab") }

    #expect(
      begin.reasons == [
        "Could not edit UITextView: Delegate's textViewShouldBeginEditing(_:) returned false."
      ])
    #expect(
      begin.map(\.details) == ["The delegate of <UITextView> in <UIViewController> is <Log>."])
    #expect(begin.map(\.name) == [.textView])
    #expect(
      end.reasons == [
        "Could not edit UITextView: Delegate's textViewShouldEndEditing(_:) returned false."
      ])
  }

  @Test func `startEditing says in order what stops the user`() {
    var said: [String] = []
    let fails = { said += self.reasons { self.view.startEditing() } }
    view.isEditable = false
    fails()
    view.isSelectable = false
    fails()
    view.isHidden = true
    fails()
    view.isUserInteractionEnabled = false
    fails()
    let loose = UITextView()
    said += reasons { loose.startEditing() }

    let unavailable = "UITextView unavailable for editing: "
    #expect(
      said == [
        unavailable + "Text view is not editable.", unavailable + "Text view is not selectable.",
        unavailable + "Text view is not visible.",
        unavailable + "View does not allow user interaction.",
        "Could not edit UITextView: Text view failed to become first responder. This can happen if "
          + "the view is not part of the window's hierarchy.",
      ])
    #expect(log.trace.lines.isEmpty)
  }

  @Test func `each needs a view that is being edited, and says so`() {
    let received = failures {
      view.stopEditing()
      view.type("a")
      view.type(text: "a")
      view.paste("a")
      view.paste(text: "a")
      view.backspace()
      view.backspaceAll()
      view.clearText()
      view.tapReturnKey()
      view.selectText(in: NSRange())
    }

    let start = "Could not edit UITextView: Must start editing the text view before "
    #expect(
      received.reasons
        == [
          "you can stop editing it", "text can be typed into it", "text can be typed into it",
          "text can be pasted into it", "text can be pasted into it", "backspaces can be performed",
          "backspaces can be performed", "its text can be cleared", "the return key can be tapped",
          "text can be selected in it",
        ].map { start + $0 + "." })
  }

  @Test func `type, paste and backspace ask once each, and take refusals as they are`() {
    view.startEditing()

    view.type("a")
    view.paste("bc\nd")
    view.backspace()
    log.refuses = ["shouldChange"]
    #expect(
      failures {
        view.type("x")
        view.paste("x")
        view.backspace()
        view.backspaceAll()
        view.tapReturnKey()
      }.isEmpty)

    #expect(
      log.trace.lines.dropFirst() == [
        "shouldChange 0,0 'a'", "shouldChange 1,0 'bc\nd'", "shouldChange 4,1 ''",
        "shouldChange 4,0 'x'", "shouldChange 4,0 'x'", "shouldChange 3,1 ''",
        "shouldChange 3,1 ''", "shouldChange 4,0 '\n'",
      ])
    #expect(view.text == "abc\n")
  }

  @Test func `backspaceAll and clearText leave nothing`() {
    view.startEditing()
    view.type("a👩‍👩‍👧‍👦b")
    view.backspaceAll()
    #expect(view.text == "")
    view.type("abc")
    view.clearText()

    #expect(view.text == "")
    #expect(log.trace.lines.last == "shouldChange 0,3 ''")
    #expect(failures { view.clearText() }.isEmpty)
  }

  @Test func `clearText says that the delegate refused`() {
    view.text = "abc"
    view.startEditing()
    log.refuses = ["shouldChange"]

    let received = failures { view.clearText() }

    #expect(
      received.reasons == [
        "Could not clear text from UITextView: Delegate's "
          + "textView(_:shouldChangeTextIn:replacementText:) left some."
      ])
    #expect(
      received.map(\.details) == [
        #"It left 'abc'. The delegate of <UITextView "abc"> is <Log>."#
      ])
  }

  @Test func `a view that can no longer be edited takes no keys`() {
    view.startEditing()
    view.isEditable = false

    #expect(
      reasons {
        view.type("a")
        view.startEditing()
      }
        == Array(
          repeating: "UITextView unavailable for editing: Text view is not editable.", count: 2))
  }

  @Test func `tap gives the focus, and selectText puts the caret anywhere`() {
    view.text = "abc"
    view.tap()
    view.selectText(in: NSRange(location: 1, length: 1))

    view.type("X")

    #expect(view.text == "aXc")
  }
}
