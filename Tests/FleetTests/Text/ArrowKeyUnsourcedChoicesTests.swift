import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Arrow keys in texts: choices without a source", .freshApplication)
struct ArrowKeyUnsourcedChoicesTests {
  private let note = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))

  init() {
    let page = UIViewController()
    page.view.addSubview(note)
    setAsAppRootWindow(page)
    note.becomeFirstResponder()
  }

  private func caret(
    after input: String, _ modifiers: UIKeyModifierFlags = [], in text: String, at place: Int
  ) -> Int {
    note.text = text
    note.selectedRange = NSRange(location: place, length: 0)
    pressKey(input, modifiers: modifiers)
    return note.selectedRange.location
  }

  @Test func `an arrow goes the way in which the first letter of the paragraph is read`() {
    let left = UIKeyCommand.inputLeftArrow

    #expect(caret(after: left, in: "אב wren", at: 5) == 6)
    #expect(caret(after: left, in: "wren אב", at: 6) == 5)
    #expect(caret(after: left, in: "1, אב", at: 1) == 2)
    #expect(caret(after: left, in: "12", at: 1) == 0)
  }

  @Test func `the end of a line that goes on is before its last space`() {
    note.frame.size.width = 70
    note.font = .systemFont(ofSize: 17)

    #expect(caret(after: UIKeyCommand.inputRightArrow, .command, in: "aaaa aaaa", at: 1) == 4)
  }

  @Test func `an arrow with control, or with option and command, leaves the caret`() {
    let left = UIKeyCommand.inputLeftArrow

    #expect(caret(after: left, .control, in: "wren", at: 2) == 2)
    #expect(caret(after: left, [.alternate, .command], in: "wren", at: 2) == 2)
  }
}
