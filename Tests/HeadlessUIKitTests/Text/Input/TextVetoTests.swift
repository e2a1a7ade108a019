import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// A delegate that refuses all changes, and logs its calls.
private final class Guardian: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let trace = Trace()

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    trace.add("\(range.location),\(range.length) '\(string)'")
    return false
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { trace.add("selected") }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    trace.add("\(range.location),\(range.length) '\(text)'")
    return false
  }

  func textViewDidChange(_ textView: UITextView) { trace.add("changed") }
}

@MainActor
@Suite("Delegates that refuse a change", .ownApplication)
struct TextVetoTests {
  enum Way: String, CaseIterable {
    case key, backspace, paste, cut, delete

    /// The question to the delegate while the middle one of three characters is selected.
    var question: String { self == .key || self == .paste ? "1,1 'x'" : "1,1 ''" }
  }

  @Test(arguments: Way.allCases)
  func `keep the text, whatever way a user takes (behaviour 57, 58)`(way: Way) {
    let field = UITextField()
    expectNothing(of: way, in: field, put: { field.text = $0 }, read: { field.text })
  }

  @Test(arguments: Way.allCases)
  func `keep the text of a text view too (behaviour 57, 58)`(way: Way) {
    let view = UITextView()
    expectNothing(of: way, in: view, put: { view.text = $0 }, read: { view.text })
  }

  private func expectNothing(
    of way: Way, in view: some UIView & UITextInput, put: (String) -> Void, read: () -> String?
  ) {
    withFields { screen in
      let guardian = Guardian()
      screen.root.view.addSubview(view)
      put("abc")
      view.becomeFirstResponder()
      view.selectedTextRange = view.textRange(
        from: view.position(from: view.beginningOfDocument, offset: 1) ?? view.endOfDocument,
        to: view.position(from: view.beginningOfDocument, offset: 2) ?? view.endOfDocument)
      (view as? UITextField)?.delegate = guardian
      (view as? UITextView)?.delegate = guardian
      UIPasteboard.general.string = "x"
      for name in [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification] {
        screen.observe(name, view, "posted")
      }

      switch way {
      case .key: view.userType("x")
      case .backspace:
        (view as? UITextField)?.userBackspace()
        (view as? UITextView)?.userBackspace()
      case .paste: view.paste(nil)
      case .cut: view.cut(nil)
      case .delete: view.delete(nil)
      }

      #expect(guardian.trace.lines == [way.question])
      #expect(read() == "abc")
      #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "b")
      #expect(screen.lines().isEmpty)
      #expect(UIPasteboard.general.string == (way == .cut ? "b" : "x"))
    }
  }
}
