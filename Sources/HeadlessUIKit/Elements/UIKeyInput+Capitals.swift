extension UIKeyInput {
  /// Whether the keyboard has its shift key down, as a letter begins a word or a sentence.
  var beginsCapital: Bool {
    guard !isSecureTextEntry else { return false }
    switch autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return textBeforeCaret.last?.isWhitespace ?? true
    case .sentences:
      let text = textBeforeCaret
      guard let last = text.last, !last.isNewline else { return true }
      return last.isWhitespace && text.last { !$0.isWhitespace }.map(".?!".contains) ?? true
    }
  }

  /// The end of the text before the caret, which is all that counts.
  private var textBeforeCaret: String {
    guard let input = self as? any UITextInput, let caret = input.selectedTextRange?.start else {
      return hasText ? "…" : ""
    }
    let start = input.position(from: caret, offset: -8) ?? input.beginningOfDocument
    return input.textRange(from: start, to: caret).flatMap { input.text(in: $0) } ?? ""
  }
}
