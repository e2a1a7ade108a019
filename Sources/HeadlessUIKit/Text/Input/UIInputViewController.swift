import Foundation

/// A screen in the keyboard's place, or above it, for responders that answer it.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  // MARK: Getting the input view

  /// The view of the controller, which looks like a keyboard unless the app makes another one.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { if let newValue { view = newValue } }
  }

  /// Makes a view that looks like a keyboard.
  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }

  // MARK: Getting the text

  /// The text of the first responder.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// Called before the keyboard changes the text.
  open func textWillChange(_ textInput: (any UITextInput)?) {}

  /// Called after the keyboard has changed the text.
  open func textDidChange(_ textInput: (any UITextInput)?) {}

  /// Called before the keyboard moves the caret.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}

  /// Called after the keyboard has moved the caret.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}

  // MARK: Acting as a keyboard

  /// Takes the focus away, so that the keyboard goes.
  open func dismissKeyboard() { _ = hostApplication.firstResponder?.resignFirstResponder() }

  // MARK: Storage

  private final lazy var proxy = FocusedTextProxy(self)
}
