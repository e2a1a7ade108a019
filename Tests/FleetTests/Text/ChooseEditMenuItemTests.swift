import FleetTesting
import Foundation
import TestSupport
import Testing

/// A delegate that logs its calls about menus, and offers another item.
private final class Log: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let trace = Trace()

  private func menu(_ suggested: [UIMenuElement]) -> UIMenu {
    UIMenu(
      children: suggested + [
        UIAction(title: "Shout") { [trace] _ in trace.add("shouted") },
        UIAction(title: "Sing", attributes: .disabled) { _ in },
      ])
  }

  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    menu(suggestedActions)
  }
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    trace.add("willDismiss")
    animator.addCompletion { [trace] in trace.add("gone") }
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    trace.add("shouldChange '\(string)'")
    return true
  }
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    menu(suggestedActions)
  }
}

@MainActor
@Suite("chooseEditMenuItem(withTitle:)", .freshApplication)
struct ChooseEditMenuItemTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
  private let page = UIViewController()
  private let log = Log()

  init() {
    field.delegate = log
    view.delegate = log
    page.view.addSubview(field)
    page.view.addSubview(view)
    setAsAppRootWindow(page)
  }

  @Test func `selects, cuts and pastes as a user does`() {
    let received = failures {
      field.startEditing()
      field.type("ab")
      field.chooseEditMenuItem(withTitle: "Select All")
      field.chooseEditMenuItem(withTitle: "Cut")
      field.chooseEditMenuItem(withTitle: "Paste")
      field.chooseEditMenuItem(withTitle: "Paste")
    }

    #expect(received.isEmpty)
    #expect(field.text == "abab")
    #expect(
      log.trace.lines == [
        "shouldChange 'a'", "shouldChange 'b'", "willDismiss", "gone", "willDismiss",
        "shouldChange ''", "gone", "willDismiss", "shouldChange 'ab'", "gone", "willDismiss",
        "shouldChange 'ab'", "gone",
      ])
  }

  @Test func `does what the delegate offers`() {
    field.startEditing()

    #expect(failures { field.chooseEditMenuItem(withTitle: "Shout") }.isEmpty)

    #expect(log.trace.lines == ["willDismiss", "shouted", "gone"])
  }

  @Test func `copies from a text that can only be read`() {
    view.text = "to be read"
    view.isEditable = false

    let received = failures {
      view.selectText(in: NSRange(location: 6, length: 4))
      view.chooseEditMenuItem(withTitle: "Copy")
    }

    #expect(received.isEmpty)
    #expect(UIPasteboard.general.string == "read")
    #expect(view.isFirstResponder)
  }

  @Test func `says that there is no such item, or no menu, and closes what has opened`() {
    field.startEditing()

    let unknown = failures { field.chooseEditMenuItem(withTitle: "Paste") }
    let disabled = failures { field.chooseEditMenuItem(withTitle: "Sing") }
    field.delegate = nil
    let none = failures { field.chooseEditMenuItem(withTitle: "Paste") }

    #expect(unknown.reasons == ["No item with title 'Paste' found in menu."])
    #expect(
      unknown.map(\.details) == [
        "The items of <UITextField> in <UIViewController> are 'Shout', 'Sing' (disabled)."
      ])
    #expect(disabled.reasons == ["Menu item 'Sing' is not enabled."])
    #expect(none.reasons == ["UITextField has no edit menu to choose from."])
    #expect((unknown + disabled + none).allSatisfy { $0.name == .textField })
    #expect(log.trace.lines == ["willDismiss", "gone", "willDismiss", "gone"])
  }

  @Test func `needs the focus, and says so at the line that called it`() {
    let received = failures {
      field.chooseEditMenuItem(withTitle: "Paste", line: 7, column: 3)
      view.chooseEditMenuItem(withTitle: "Paste", line: 7, column: 3)
    }

    #expect(
      received.reasons == [
        "Could not edit UITextField: Must start editing the text field before its edit menu can be "
          + "opened.",
        "Could not edit UITextView: Must start editing the text view before its edit menu can be "
          + "opened.",
      ])
    #expect(received.allSatisfy { $0.site.line == 7 && $0.site.column == 3 })
    #expect(log.trace.lines.isEmpty)
  }

  @Test func `selectText says what keeps a finger from a text that can only be read`() {
    view.isEditable = false
    view.isHidden = true

    #expect(
      failures { view.selectText(in: NSRange(location: 0, length: 0)) }.reasons == [
        "UITextView unavailable for editing: Text view is not visible."
      ])
    #expect(!view.isFirstResponder)
  }
}
