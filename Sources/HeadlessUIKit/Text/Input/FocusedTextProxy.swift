import Foundation

/// The text of the first responder, for a keyboard of the app's own.
///
/// Its typing counts as the user's: the delegates are asked.
final class FocusedTextProxy: NSObject, UITextDocumentProxy {
  private weak var keyboard: UIInputViewController?
  let documentIdentifier = UUID()

  init(_ keyboard: UIInputViewController) { self.keyboard = keyboard }

  private var focused: UIResponder? { UIApplication.shared.firstResponder }

  private var input: (any UITextInput)? { focused as? any UITextInput }

  // MARK: Typing

  var hasText: Bool { (focused as? any UIKeyInput)?.hasText ?? false }

  func insertText(_ text: String) { change { $0.userType(text) } }

  func deleteBackward() { change { $0.userDeleteBackward() } }

  private func change(_ act: (UIResponder) -> Void) {
    guard let focused else { return }
    keyboard?.textWillChange(input)
    act(focused)
    keyboard?.textDidChange(input)
  }

  // MARK: Looking around

  var documentContextBeforeInput: String? {
    guard let input, let selection = input.selectedTextRange else { return nil }
    return text(from: input.beginningOfDocument, to: selection.start, of: input)
  }

  var documentContextAfterInput: String? {
    guard let input, let selection = input.selectedTextRange else { return nil }
    return text(from: selection.end, to: input.endOfDocument, of: input)
  }

  var selectedText: String? {
    guard let input, let selection = input.selectedTextRange, !selection.isEmpty else {
      return nil
    }
    return input.text(in: selection)
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let start = input.selectedTextRange?.start else { return }
    let limit = offset < 0 ? input.beginningOfDocument : input.endOfDocument
    let place = input.position(from: start, offset: offset) ?? limit
    keyboard?.selectionWillChange(input)
    input.selectedTextRange = input.textRange(from: place, to: place)
    keyboard?.selectionDidChange(input)
  }

  private func text(
    from start: UITextPosition, to end: UITextPosition, of input: any UITextInput
  ) -> String? {
    guard let range = input.textRange(from: start, to: end), !range.isEmpty else { return nil }
    return input.text(in: range)
  }
}
