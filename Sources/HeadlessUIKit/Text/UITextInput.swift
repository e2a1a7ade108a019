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
}
