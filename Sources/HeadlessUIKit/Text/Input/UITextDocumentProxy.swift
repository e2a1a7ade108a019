public import Foundation

/// The text that a keyboard of the app's own types into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret.
  var documentContextBeforeInput: String? { get }

  /// The text after the caret.
  var documentContextAfterInput: String? { get }

  /// The text that is selected.
  var selectedText: String? { get }

  /// The identity of the document.
  var documentIdentifier: UUID { get }

  /// Moves the caret by characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
}
