import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// A delegate with the methods that a keyboard without Writing Tools and suggestions never calls.
private final class Expectant: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let trace = Trace()

  func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) { trace.add("insertInputSuggestion") }

  func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    trace.add((inputSuggestion as? UISmartReplySuggestion)?.smartReply ?? "insertInputSuggestion")
  }

  func textViewWritingToolsWillBegin(_ textView: UITextView) { trace.add("willBegin") }

  func textViewWritingToolsDidEnd(_ textView: UITextView) { trace.add("didEnd") }

  func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] {
    trace.add("ignoredRanges")
    return [NSValue(range: enclosingRange)]
  }

  func textView(
    _ textView: UITextView,
    willBeginFormattingWith viewController: UITextFormattingViewController
  ) { trace.add("willBeginFormatting") }

  func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
  ) { trace.add("didBeginFormatting") }

  func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
  ) { trace.add("willEndFormatting") }

  func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
  ) { trace.add("didEndFormatting") }

  func textViewDidChange(_ textView: UITextView) {
    if !textView.isWritingToolsActive { trace.add("didChange") }
  }
}

@MainActor
@Suite("Writing Tools, formatting and suggestions", .ownApplication)
struct UnreachableDelegateMethodsTests {
  @Test func `are never told of, whatever a user does with a text`() {
    withFields { screen in
      let delegate = Expectant()
      let field = UITextField()
      field.delegate = delegate
      let view = UITextView()
      view.delegate = delegate
      view.allowsEditingTextAttributes = true
      view.writingToolsBehavior = .complete
      view.allowedWritingToolsResultOptions = [.richText, .list]
      screen.root.view.addSubview(field)
      screen.root.view.addSubview(view)

      field.becomeFirstResponder()
      field.userType("a")
      view.becomeFirstResponder()
      view.userType("b")
      view.userSelect(NSRange(location: 0, length: 1))
      view.openEditMenuAsUser()?.close()
      view.userBackspace()
      view.resignFirstResponder()
      screen.application.mainLoop.settle()

      #expect(delegate.trace.lines == ["didChange", "didChange"])
      #expect(view.writingToolsBehavior == .complete)
      #expect(view.allowedWritingToolsResultOptions == [.richText, .list])
    }
  }

  @Test func `leave nothing behind where an app calls the methods that it has not written`() {
    final class Plain: NSObject, UITextFieldDelegate, UITextViewDelegate {}
    let delegate: any UITextViewDelegate & UITextFieldDelegate = Plain()
    let view = UITextView()
    view.text = "a"
    let panel = UITextFormattingViewController()

    delegate.textViewWritingToolsWillBegin(view)
    delegate.textViewWritingToolsDidEnd(view)
    delegate.textView(view, willBeginFormattingWith: panel)
    delegate.textView(view, didBeginFormattingWith: panel)
    delegate.textView(view, willEndFormattingWith: panel)
    delegate.textView(view, didEndFormattingWith: panel)
    let ignored = delegate.textView(
      view, writingToolsIgnoredRangesInEnclosingRange: NSRange(location: 0, length: 1))

    #expect(ignored.isEmpty)
    #expect(view.text == "a")
    #expect(!view.isWritingToolsActive)
    #expect(panel.viewIfLoaded == nil)
  }

  @Test func `are what an app makes of them, where a test calls them`() {
    let delegate = Expectant()
    let answer = UISmartReplySuggestion("Yes")

    delegate.textView(UITextView(), insertInputSuggestion: answer)
    delegate.textField(UITextField(), insertInputSuggestion: answer)

    #expect(delegate.trace.lines == ["Yes", "insertInputSuggestion"])
  }

  @Test func `a text is never marked`() {
    let field = UITextField()
    field.insertText("あ")

    #expect(field.markedTextRange == nil)
    #expect(UITextView().markedTextRange == nil)
  }
}
