import FleetTesting
import Testing

/// A keyboard with one key.
private final class BirdKeyboard: UIInputViewController {
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.frame.size.height = 120
  }

  override func textWillChange(_ textInput: (any UITextInput)?) { calls.append("willChange") }
  override func textDidChange(_ textInput: (any UITextInput)?) { calls.append("didChange") }
  override func selectionWillChange(_ textInput: (any UITextInput)?) { calls.append("willMove") }
  override func selectionDidChange(_ textInput: (any UITextInput)?) { calls.append("didMove") }
}

/// A field with that keyboard, which lets no digits in.
private final class BirdField: UITextField, UITextFieldDelegate {
  let keyboard = BirdKeyboard()

  override var inputViewController: UIInputViewController? { keyboard }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { !string.contains { $0.isNumber } }
}

@MainActor
@Suite("Keyboards of an app's own", .freshApplication)
struct UIInputViewControllerTests {
  private let screen = UIViewController()
  private let field = BirdField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
  private var proxy: any UITextDocumentProxy { field.keyboard.textDocumentProxy }

  init() {
    field.delegate = field
    screen.view.addSubview(field)
    setAsAppRootWindow(screen)
  }

  @Test func `stands in the keyboard's place, as high as it is`() {
    field.becomeFirstResponder()

    #expect(UIApplication.shared.keyboard.frame.height == 120)
    #expect(field.keyboard.inputView === field.keyboard.view)
    field.keyboard.dismissKeyboard()
    #expect(!field.isFirstResponder && UIApplication.shared.keyboard.frame.height == 0)
  }

  @Test func `types what the delegate lets it type`() {
    field.becomeFirstResponder()
    proxy.insertText("Wren")
    proxy.insertText("2")
    proxy.deleteBackward()

    #expect(field.text == "Wre" && proxy.hasText)
    #expect(
      field.keyboard.calls == [
        "willChange", "didChange", "willChange", "didChange", "willChange", "didChange",
      ])
  }

  @Test func `knows the text around the caret, and moves it`() {
    field.text = "Wren"
    field.becomeFirstResponder()
    #expect(proxy.documentContextBeforeInput == "Wren" && proxy.documentContextAfterInput == nil)
    proxy.adjustTextPosition(byCharacterOffset: -3)

    #expect(proxy.documentContextBeforeInput == "W" && proxy.documentContextAfterInput == "ren")
    #expect(field.keyboard.calls == ["willMove", "didMove"] && proxy.selectedText == nil)
    field.selectAll(nil)
    #expect(proxy.selectedText == "Wren")
    proxy.adjustTextPosition(byCharacterOffset: 99)
    #expect(proxy.documentContextAfterInput == nil)
    #expect(proxy.documentIdentifier == proxy.documentIdentifier)
  }

  @Test func `without a focus there is no text`() {
    proxy.insertText("Wren")

    #expect(!proxy.hasText && proxy.documentContextBeforeInput == nil)
    #expect(proxy.documentContextAfterInput == nil && proxy.selectedText == nil)
    proxy.adjustTextPosition(byCharacterOffset: 1)
    #expect(field.keyboard.calls.isEmpty)
  }
}
