public import Foundation

/// An object with text positions and a selection.
///
/// Offsets count UTF-16 code units, as `NSString` does.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Replacing and returning text

  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?

  /// Replaces the text in a range, without asking a delegate.
  func replace(_ range: UITextRange, withText text: String)

  // MARK: Working with selected text

  /// The selected range.
  ///
  /// An empty range is the position of the caret.
  var selectedTextRange: UITextRange? { get set }

  // MARK: Working with marked text

  /// The text of an unfinished input, as in Chinese.
  var markedTextRange: UITextRange? { get }

  // MARK: Computing text ranges and text positions

  /// Returns the range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position at an offset in code units, or `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }

  /// The end of the text.
  var endOfDocument: UITextPosition { get }

  // MARK: Evaluating text positions

  /// Returns which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the number of code units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  // MARK: Managing the edit menu

  /// Returns the edit menu for a part of the text, or `nil` for the system's suggestion.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

  /// Called when the edit menu is about to appear.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)

  /// Called when the edit menu is about to disappear.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
  /// `nil`, because no input is unfinished.
  public var markedTextRange: UITextRange? { nil }
  /// Leaves the menu unchanged.
  public func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

/// An object that takes text from the keyboard, character by character.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Inserts text at the caret or replaces the selection.
  func insertText(_ text: String)

  /// Deletes the selection or the character before the caret.
  func deleteBackward()
}
