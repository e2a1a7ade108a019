import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Keys and shakes: choices without a source", .freshApplication)
struct KeysUnsourcedChoicesTests {
  private final class Screen: UIViewController {
    var calls: [String] = []

    override class var objectiveCMembers: [Selector.Method] { [.method("save:", Screen.save)] }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")]
    }

    func save(_ sender: Any?) { calls.append("save") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls.append("press")
    }

    func count(_ step: Int) {
      undoManager?.registerUndo(withTarget: self) { $0.count(-step) }
    }
  }

  private let screen = Screen()

  init() { setAsAppRootWindow(screen) }

  @Test func `a key command takes the key`() {
    pressKey("s", modifiers: .command)

    #expect(screen.calls == ["save"])
  }

  @Test func `a shake offers to undo and to redo`() {
    screen.becomeFirstResponder()
    screen.count(1)
    Fleet.settle()
    screen.count(2)
    Fleet.settle()
    screen.undoManager?.undo()

    shakeDevice()

    let alert = screen.presentedViewController as? UIAlertController
    #expect(alert?.title == "Undo")
    let titles = alert?.actions.map { $0.title ?? "" }
    #expect(titles == ["Undo", "Redo", "Cancel"])
  }

  @Test func `the focus goes to what is in line before what is near`() {
    let page = UIViewController()
    let frames = [
      CGRect(x: 20, y: 100, width: 100, height: 40), CGRect(x: 200, y: 150, width: 100, height: 40),
      CGRect(x: 20, y: 300, width: 100, height: 40),
    ]
    let buttons = frames.map { UIButton(frame: $0) }
    for button in buttons { page.view.addSubview(button) }
    setAsAppRootWindow(page)

    moveFocus(.down)
    moveFocus(.down)

    #expect(buttons.map(\.isFocused) == [false, false, true])
  }
}
