import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Arrow keys in texts", .freshApplication)
struct ArrowKeyTests {
  /// A screen that writes down presses and selections.
  private final class Page: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    let note = UITextView(frame: CGRect(x: 20, y: 160, width: 300, height: 200))
    var calls: [String] = []
    var wantsPriority: Bool?

    override class var objectiveCMembers: [Selector.Method] { [.method("up:", Page.up)] }

    override var keyCommands: [UIKeyCommand]? {
      guard let wantsPriority else { return nil }
      let command = UIKeyCommand(
        input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: "up:")
      command.wantsPriorityOverSystemBehavior = wantsPriority
      return [command]
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      view.addSubview(note)
    }

    func up(_ sender: Any?) { calls.append("up") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls.append("began")
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls.append("ended")
    }

    func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("field") }

    func textViewDidChangeSelection(_ textView: UITextView) {
      calls.append("note \(textView.selectedRange.location) \(textView.selectedRange.length)")
    }
  }

  private let page = Page()
  private var note: UITextView { page.note }

  init() { setAsAppRootWindow(page) }

  /// Edits a text from a place on.
  private func edit(_ text: String, at place: Int) {
    note.text = text
    note.becomeFirstResponder()
    note.selectedRange = NSRange(location: place, length: 0)
  }

  /// Presses arrows, and returns where the caret is after each one.
  private func press(
    _ arrows: String, _ modifiers: UIKeyModifierFlags = []
  ) -> [NSRange] {
    arrows.map { arrow in
      switch arrow {
      case "l": pressKey(UIKeyCommand.inputLeftArrow, modifiers: modifiers)
      case "r": pressKey(UIKeyCommand.inputRightArrow, modifiers: modifiers)
      case "u": pressKey(UIKeyCommand.inputUpArrow, modifiers: modifiers)
      default: pressKey(UIKeyCommand.inputDownArrow, modifiers: modifiers)
      }
      return note.selectedRange
    }
  }

  private func carets(_ arrows: String, _ modifiers: UIKeyModifierFlags = []) -> [Int] {
    press(arrows, modifiers).map(\.location)
  }

  // MARK: Along a line

  @Test func `they move by what a reader takes for a character`() {
    edit("a👍🏽b", at: 6)

    #expect(carets("lll") == [5, 1, 0])
    #expect(carets("lrrrr") == [0, 1, 5, 6, 6])
  }

  @Test func `with option they move to the ends of words`() {
    edit("one two-three", at: 0)

    #expect(carets("rrrr", .alternate) == [3, 7, 13, 13])
    #expect(carets("llll", .alternate) == [8, 4, 0, 0])
  }

  @Test func `with command they move to the ends of the line`() {
    edit("one\ntwo three\nfour", at: 6)

    #expect(carets("rl", .command) == [13, 4])
  }

  @Test func `a selection goes, and the caret stays at the end that the arrow points to`() {
    edit("wren", at: 0)
    note.selectedRange = NSRange(location: 1, length: 2)

    #expect(press("l") == [NSRange(location: 1, length: 0)])
    note.selectedRange = NSRange(location: 1, length: 2)
    #expect(press("r") == [NSRange(location: 3, length: 0)])
  }

  @Test func `from right to left the arrows mean the other direction`() {
    edit("אבג דה\nwren", at: 0)

    #expect(carets("llr") == [1, 2, 1])
    #expect(carets("lr", .alternate) == [3, 0])
    #expect(carets("lr", .command) == [6, 0])
    note.selectedRange = NSRange(location: 8, length: 0)
    #expect(carets("lr") == [7, 8])
  }

  // MARK: Across lines

  @Test func `up and down keep their place on the line`() {
    edit("aaaa\naa\naaaaa", at: 4)

    #expect(carets("dduu") == [7, 12, 7, 4])
    #expect(carets("du") == [7, 4])
  }

  @Test func `beyond the first and the last line they go to the ends of the text`() {
    edit("wren\ntit", at: 2)

    #expect(carets("u") == [0])
    note.selectedRange = NSRange(location: 6, length: 0)
    #expect(carets("d") == [8])
    #expect(carets("ud", .command) == [0, 8])
  }

  @Test func `with option they move to the ends of paragraphs`() {
    edit("one\ntwo\nthree", at: 5)

    #expect(carets("ddd", .alternate) == [7, 13, 13])
    #expect(carets("uuuu", .alternate) == [8, 4, 0, 0])
  }

  @Test func `a line that is too long goes on in the next one`() {
    note.frame.size.width = 70
    edit("aaaa aaaa", at: 0)
    note.font = .systemFont(ofSize: 17)

    #expect(carets("d") == [5])
    #expect(carets("rl", .command) == [9, 5])
    #expect(carets("u") == [0])
    #expect(carets("r", .command) == [4])
  }

  @Test func `in a field up and down go to the ends`() {
    page.field.text = "wren"
    page.field.becomeFirstResponder()

    pressKey(UIKeyCommand.inputUpArrow)
    pressKey("a")
    pressKey(UIKeyCommand.inputDownArrow)
    pressKey("z")

    #expect(page.field.text == "awrenz")
  }

  // MARK: With shift

  @Test func `with shift one end of the selection stays`() {
    edit("wren tit", at: 2)

    #expect(press("rr", .shift) == [range(2, 1), range(2, 2)])
    #expect(press("lll", .shift) == [range(2, 1), range(2, 0), range(1, 1)])
    #expect(press("r", [.shift, .alternate]) == [range(2, 2)])
    #expect(press("u", [.shift, .command]) == [range(0, 2)])
    #expect(press("d", [.shift]) == [range(2, 6)])
  }

  @Test func `a selection of the app's own grows at the end that the arrow points to`() {
    edit("wren tit", at: 0)

    note.selectedRange = range(2, 2)
    #expect(press("l", .shift) == [range(1, 3)])
    note.selectedRange = range(2, 2)
    #expect(press("r", .shift) == [range(2, 3)])
  }

  private func range(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
  }

  // MARK: Calls

  @Test func `the delegate hears of a selection that changes, within the press`() {
    edit("wren", at: 1)
    note.delegate = page
    page.calls = []

    _ = press("l")
    _ = press("l")
    _ = press("d", .shift)

    #expect(
      page.calls == [
        "began", "note 0 0", "ended", "began", "ended", "began", "note 0 4", "ended",
      ])
  }

  @Test func `a field's delegate hears of it as well`() {
    page.field.text = "wren"
    page.field.becomeFirstResponder()
    page.field.delegate = page
    page.calls = []

    pressKey(UIKeyCommand.inputLeftArrow)
    pressKey(UIKeyCommand.inputRightArrow)
    pressKey(UIKeyCommand.inputRightArrow)

    #expect(
      page.calls == [
        "began", "field", "ended", "began", "field", "ended", "began", "ended",
      ])
  }

  @Test(arguments: [false, true])
  func `a key command comes before the caret only if it wants to`(wantsPriority: Bool) {
    page.wantsPriority = wantsPriority
    edit("wren", at: 2)

    #expect(carets("u") == [wantsPriority ? 2 : 0])

    #expect(page.calls == (wantsPriority ? ["up"] : ["began", "ended"]))
  }

  @Test func `without a text that is edited it is performed`() {
    page.wantsPriority = false

    pressKey(UIKeyCommand.inputUpArrow)

    #expect(page.calls == ["up"])
  }

  @Test func `a text that cannot be edited is left alone`() {
    note.isEditable = false
    edit("wren", at: 2)

    #expect(carets("lr", .command) == [2, 2])
  }
}
