import FleetTesting
import TestSupport
import Testing

/// A screen that edits a list, with key commands and undo.
private final class EditorScreen: UIViewController {
  let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
  var words: [String] = []
  var calls: [String] = []

  override class var objectiveCMembers: [Selector.Method] {
    [.method("save:", EditorScreen.save), .method("close:", EditorScreen.close)]
  }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "s", modifierFlags: .command, action: "save:"),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "close:"),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  func save(_ sender: Any?) { calls.append("save \((sender as? UIKeyCommand)?.input ?? "nil")") }
  func close(_ sender: Any?) { calls.append("close") }

  override func validate(_ command: UICommand) { calls.append("validate") }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses)
    super.pressesEnded(presses, with: event)
  }

  private func note(_ phase: String, _ presses: Set<UIPress>) {
    guard let press = presses.first else { return }
    let key = press.key.map { "\($0.characters) \($0.keyCode.rawValue)" } ?? "no key"
    calls.append("\(phase) \(press.phase.rawValue) \(press.type.rawValue) \(key)")
  }

  func add(_ word: String) {
    words.append(word)
    undoManager?.registerUndo(withTarget: self) { $0.remove(word) }
    undoManager?.setActionName("Typing")
  }

  func remove(_ word: String) {
    words.removeAll { $0 == word }
    undoManager?.registerUndo(withTarget: self) { $0.add(word) }
  }
}

@MainActor
@Suite("Keys, buttons and shakes", .freshApplication)
struct KeysAndShakesTests {
  private let screen = EditorScreen()

  init() { setAsAppRootWindow(screen) }

  // MARK: Keys

  @Test func `a key command is validated and performed, with itself as sender (behaviour 675)`() {
    #expect(failures { pressKey("s", modifiers: .command) }.isEmpty)
    pressKey(UIKeyCommand.inputEscape)

    #expect(screen.calls == ["validate", "save s", "validate", "close"])
  }

  @Test func `other modifiers do not perform it (behaviour 676)`() {
    pressKey("s", modifiers: [.command, .shift])

    #expect(screen.calls == ["began 0 2000 S 22", "ended 3 2000 S 22"])
  }

  @Test func `a key types into the text that is edited, and its press goes up the chain`() {
    screen.field.tap()
    pressKey("a")
    pressKey("b", modifiers: .shift)

    #expect(screen.field.text == "aB")
    #expect(
      screen.calls == [
        "began 0 2000 a 4", "ended 3 2000 a 4", "began 0 2000 B 5", "ended 3 2000 B 5",
      ])
  }

  @Test func `the keys that delete and return do so in a text`() {
    final class Returns: NSObject, UITextFieldDelegate {
      var count = 0
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        count += 1
        return true
      }
    }
    let returns = Returns()
    screen.field.delegate = returns
    screen.field.startEditing()
    screen.field.type("ab")

    pressKey("\u{8}")
    pressKey("\r")

    #expect(screen.field.text == "a")
    #expect(returns.count == 1)
  }

  @Test func `an arrow is a button as well`() {
    pressKey(UIKeyCommand.inputDownArrow)

    #expect(
      screen.calls == [
        "began 0 1 UIKeyInputDownArrow 81", "ended 3 1 UIKeyInputDownArrow 81",
      ])
  }

  @Test func `a button of a remote control has no key`() {
    pressButton(.playPause)

    #expect(screen.calls == ["began 0 6 no key", "ended 3 6 no key"])
  }

  @Test func `the screen in front gets the press`() {
    final class Front: UIViewController {
      var presses = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        self.presses += 1
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }
    let front = Front()
    screen.present(front, animated: true)

    pressButton(.menu)

    #expect(front.presses == 1)
    #expect(screen.calls.isEmpty)
  }

  @Test func `needs a screen`() {
    UIApplication.shared.clear()

    let received = failures { pressKey("s", modifiers: .command) }

    #expect(received.reasons == ["Cannot press key 's': No screen is shown."])
    #expect(received.map(\.name) == [.application])
    #expect(failures { shakeDevice() }.reasons == ["Cannot shake device: No screen is shown."])
    #expect(failures { pressButton(.menu) }.reasons == ["Cannot press button: No screen is shown."])
  }

  // MARK: Shakes

  @Test func `a shake asks whether to undo, and undoes`() {
    screen.becomeFirstResponder()
    screen.add("wren")
    Fleet.settle()

    shakeDevice()
    let alert = screen.presentedViewController as? UIAlertController
    #expect(alert?.title == "Undo Typing")
    alert?.tapAlertAction(withTitle: "Undo")

    #expect(screen.words.isEmpty)
    #expect(screen.undoManager?.canRedo == true)
  }

  @Test func `a shake asks nothing where there is nothing to undo, or where the app forbids it`() {
    screen.becomeFirstResponder()
    shakeDevice()
    #expect(screen.presentedViewController == nil)

    screen.add("wren")
    UIApplication.shared.applicationSupportsShakeToEdit = false
    shakeDevice()

    #expect(screen.presentedViewController == nil)
  }

  @Test func `a shake takes back what was typed into a field, and brings it again`() {
    screen.field.startEditing()
    screen.field.type("wren")

    shakeDevice()
    let alert = screen.presentedViewController as? UIAlertController
    #expect(alert?.title == "Undo Typing")
    alert?.tapAlertAction(withTitle: "Undo")
    #expect(screen.field.text == "")

    screen.field.startEditing()
    shakeDevice()
    Fleet.screen.tapAlertAction(withTitle: "Redo")

    #expect(screen.field.text == "wren")
  }

  @Test func `a screen may take the shake over`() {
    final class Shaken: UIViewController {
      var motions: [String] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        motions.append("began \(motion == .motionShake) \(event?.type == .motion)")
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        motions.append("ended")
      }
    }
    let shaken = Shaken()
    setAsAppRootWindow(shaken)

    shakeDevice()

    #expect(shaken.motions == ["began true true", "ended"])
  }
}
