import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Choices without a source: text", .ownApplication)
struct TextUnsourcedChoicesTests {
  private func range(_ location: Int, _ length: Int = 0) -> NSRange {
    NSRange(location: location, length: length)
  }

  @Test func `a field tells its delegate, then sends the event, then posts (behaviour 43)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")

      field.becomeFirstResponder()
      field.resignFirstResponder()

      #expect(
        screen.lines() == [
          "a.shouldBegin", "a.didBegin", "a.editingDidBegin", "a posted begin", "a.shouldEnd",
          "a.didEnd", "a.editingDidEnd", "a posted end",
        ])
    }
  }

  @Test func `whoever takes the focus while it passes keeps it`() {
    withFields { screen in
      let first = screen.add(UITextField(), "a")
      let second = screen.add(UITextField(), "b")
      first.becomeFirstResponder()
      screen.log.onCall["didEnd"] = { $0.becomeFirstResponder() }

      #expect(!second.becomeFirstResponder())

      #expect(first.isEditing)
      #expect(screen.application.keyboard.isShown)
    }
  }

  @Test func `a field that gives the focus up as it begins is told no more of the begin`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      screen.log.onCall["didBegin"] = { $0.resignFirstResponder() }

      #expect(field.becomeFirstResponder())

      #expect(
        screen.lines() == [
          "a.shouldBegin", "a.didBegin", "a.shouldEnd", "a.didEnd", "a.editingDidEnd",
          "a posted end",
        ])
      #expect(!screen.application.keyboard.isShown)
    }
  }

  @Test func `code can have a hidden field take the focus, and not a disabled one (behaviour 48)`()
  {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.isHidden = true
      field.isUserInteractionEnabled = false

      #expect(field.becomeFirstResponder())
      field.resignFirstResponder()
      field.isEnabled = false

      #expect(!field.becomeFirstResponder())
    }
  }

  @Test func `a text that is cleared on begin is cleared before the delegate is told, silently`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "old"
      field.clearsOnBeginEditing = true
      screen.log.onCall["didBegin"] = { [trace = screen.trace] in trace.add("'\($0.text ?? "")'") }

      field.becomeFirstResponder()

      #expect(
        screen.lines() == [
          "a.shouldBegin", "a.shouldClear", "a.didBegin", "''", "a.editingDidBegin",
          "a posted begin",
        ])
    }
  }

  @Test func `a field begins with its caret at the end`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "abc"
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.beginningOfDocument)

      field.becomeFirstResponder()

      #expect(field.selection == range(3))
    }
  }

  @Test func `a selection set in code is told of only while it is edited, and only once`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      screen.log.ignores = []
      field.text = "abc"
      let start = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
      field.selectedTextRange = start
      #expect(screen.lines().isEmpty)
      field.becomeFirstResponder()
      _ = screen.lines()

      field.selectedTextRange = start
      field.selectedTextRange = start

      #expect(screen.lines() == ["a.didChangeSelection"])
    }
  }

  @Test func `a caret that the delegate puts elsewhere stays there (behaviour 51)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      screen.log.onCall["didChangeSelection"] = { field in
        let start = field.beginningOfDocument
        field.selectedTextRange = field.textRange(from: start, to: start)
      }

      field.userInsert("a")
      field.userInsert("b")

      #expect(field.text == "ba")
    }
  }

  @Test func `a first backspace deletes a secret whole, and asks about all of it (behaviour 61)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.isSecureTextEntry = true
      field.text = "secret"
      field.becomeFirstResponder()
      _ = screen.lines()

      field.userBackspace()

      #expect(
        screen.lines() == ["a.shouldChange 0,6 ''", "a.editingChanged", "a posted change"])
      #expect(field.text == "")
    }
  }

  @Test func `an insertion that clears is asked about as one at the caret (behaviour 61)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "old"
      field.becomeFirstResponder()
      field.clearsOnInsertion = true
      _ = screen.lines()

      field.userInsert("n")
      field.userInsert("e")

      #expect(
        screen.lines().filter { $0.contains("should") } == [
          "a.shouldChange 3,0 'n'", "a.shouldChange 1,0 'e'",
        ])
      #expect(field.text == "ne")
      #expect(!field.clearsOnInsertion)
    }
  }

  @Test func `line breaks that are pasted into a field become spaces`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      _ = screen.lines()
      UIPasteboard.general.string = "a\r\nb\nc"

      field.paste(nil)

      #expect(screen.lines().first == "a.shouldChange 0,0 'a b c'")
    }
  }

  @Test func `a clear button clears, and then has its field take the focus (behaviour 59)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "abc"

      field.userClear()

      #expect(
        screen.lines() == [
          "a.shouldClear", "a.editingChanged", "a posted change", "a.shouldBegin", "a.didBegin",
          "a.editingDidBegin", "a posted begin",
        ])
    }
  }

  @Test func `a field that resigned on return still sends what return sends (behaviour 60)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      _ = screen.lines()
      screen.log.onCall["shouldReturn"] = { $0.resignFirstResponder() }

      field.userReturn()

      #expect(
        screen.lines() == [
          "a.shouldReturn", "a.shouldEnd", "a.didEnd", "a.editingDidEnd", "a posted end",
          "a.primaryActionTriggered",
        ])
    }
  }

  @Test func `a backspace before the first character of a text view is asked about (behaviour 56)`()
  {
    final class Asked: NSObject, UITextViewDelegate {
      var ranges: [NSRange] = []
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        ranges.append(range)
        return true
      }
      func textViewDidChange(_ textView: UITextView) { ranges.append(NSRange()) }
    }
    let view = UITextView()
    let asked = Asked()
    view.delegate = asked

    view.userBackspace()

    #expect(asked.ranges == [range(0)])
  }

  @Test func `a text view tells of a selection that setting its text moved (behaviour 67)`() {
    final class Told: NSObject, UITextViewDelegate {
      var count = 0
      func textViewDidChangeSelection(_ textView: UITextView) { count += 1 }
    }
    withFields { screen in
      let view = UITextView()
      let told = Told()
      view.delegate = told
      screen.root.view.addSubview(view)
      view.text = "a"
      #expect(told.count == 0)
      view.becomeFirstResponder()

      view.text = "ab"
      view.text = "cd"

      #expect(told.count == 1)
      #expect(view.selectedRange == range(2))
    }
  }

  @Test func `a selection that would split a surrogate pair takes the pair in`() {
    let view = UITextView()
    view.text = "😀"
    view.selectedRange = range(1)
    #expect(view.selectedRange == range(0))

    view.selectedRange = range(1, 1)

    #expect(view.selectedRange == range(0, 2))
  }

  @Test func `a search bar is asked before its field's delegate, and keeps the focus`() {
    withFields { screen in
      let bar = UISearchBar()
      screen.root.view.addSubview(bar)
      #expect(bar.enablesReturnKeyAutomatically)
      bar.becomeFirstResponder()

      bar.userCancel()

      #expect(bar.isFirstResponder)
    }
  }

  @Test func `a keyboard is told of from the screen, and is 336 points high (behaviour 62)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      screen.watchKeyboard()

      field.becomeFirstResponder()

      #expect(screen.lines().contains("keyboard willShow"))
      #expect(screen.application.keyboard.frame.height == 336)
    }
  }

  @Test func `an edit command that a responder does not have raises`() {
    let received = failures { UIView().paste(nil) }

    #expect(
      received.reasons == ["-[UIView paste:]: unrecognized selector sent to instance"])
  }

  @Test func `an edit menu goes before what was chosen from it is done`() {
    final class Menus: NSObject, UITextFieldDelegate {
      let trace = Trace()
      func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) { trace.add("willDismiss") }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        trace.add("shouldChange")
        return true
      }
    }
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      let delegate = Menus()
      field.delegate = delegate
      field.text = "abc"
      field.becomeFirstResponder()
      field.selectAll(nil)

      #expect(field.openEditMenuAsUser()?.choose(titled: "Cut") == nil)

      #expect(delegate.trace.lines == ["willDismiss", "shouldChange"])
      #expect(field.text == "")
    }
  }

  @Test func `an edit menu has the commands in one order, each while it can be performed`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "abc"
      field.becomeFirstResponder()
      field.userSelect(range(0, 1))
      UIPasteboard.general.string = "x"

      let standard = field.openEditMenuAsUser()?.menu.children.first as? UIMenu

      #expect(standard?.identifier == .standardEdit)
      #expect(
        standard?.children.map(\.title) == ["Cut", "Copy", "Paste", "Delete", "Select All"])
    }
  }

  @Test(arguments: [(0, 0, 3), (2, 0, 3), (3, 0, 3), (5, 4, 2), (7, 7, 0), (13, 12, 1)])
  func `select takes letters and digits around the caret`(caret: Int, start: Int, length: Int) {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "abc é1, 👍🏽ü"
      field.becomeFirstResponder()
      field.userSelect(range(caret))

      field.select(nil)

      let found = field.selection
      #expect((found.location, found.length) == (length == 0 ? caret : start, length))
    }
  }

  @Test func `a pressed link's delegate is asked for its action, and then for its menu`() throws {
    final class Asked: NSObject, UITextViewDelegate {
      let trace = Trace()
      func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
      ) -> UIAction? {
        trace.add("action")
        return nil
      }
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        trace.add("older \(interaction.rawValue)")
        return true
      }
    }
    try withFields { screen in
      let view = UITextView()
      let asked = Asked()
      view.delegate = asked
      view.attributedText = NSAttributedString(
        string: "link", attributes: [.link: "https://example.com"])
      screen.root.view.addSubview(view)

      let menu = view.userPress(try #require(view.textItems.first))

      #expect(menu?.isOpen == true)
      #expect(asked.trace.lines == ["action", "older 1"])
    }
  }
}
