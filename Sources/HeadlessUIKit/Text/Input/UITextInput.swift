public import Foundation

/// Something whose text has positions, and a part that is selected.
///
/// Offsets count UTF-16 code units, as `NSString` does.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Replacing and returning text

  /// The text of a range.
  func text(in range: UITextRange) -> String?

  /// Replaces the text of a range, without asking a delegate.
  func replace(_ range: UITextRange, withText text: String)

  // MARK: Working with selected text

  /// What is selected; an empty range is where the caret stands.
  var selectedTextRange: UITextRange? { get set }

  // MARK: Working with marked text

  /// What is typed and not settled yet, as in Chinese.
  var markedTextRange: UITextRange? { get }

  // MARK: Computing text ranges and text positions

  /// The range between two positions, whichever comes first.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// The position so many code units after another, or `nil` where there is none.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }

  /// The end of the text.
  var endOfDocument: UITextPosition { get }

  // MARK: Evaluating text positions

  /// Which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// How many code units lie between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  // MARK: Managing the edit menu

  /// The edit menu for a part of the text; `nil` is the one that the system suggests.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

  /// Called when the edit menu is about to come.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)

  /// Called when the edit menu is about to go.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
  /// Nothing.
  public var markedTextRange: UITextRange? { nil }
  /// Leaves the menu as it is.
  public func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// Does nothing.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

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
