/// Something that takes text from the keyboard, character by character.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Inserts text at the caret, or in place of what is selected.
  func insertText(_ text: String)

  /// Deletes what is selected, else the character before the caret.
  func deleteBackward()
}
