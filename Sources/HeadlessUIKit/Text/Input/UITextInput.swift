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

  /// The look of such a text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// Inserts the text of an unfinished input, or replaces it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Ends the input with the text that is there.
  func unmarkText()

  // MARK: Computing text ranges and text positions

  /// Returns the range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position at an offset in code units, or `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the position some characters further in a direction on the screen.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?

  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }

  /// The end of the text.
  var endOfDocument: UITextPosition { get }

  // MARK: Evaluating text positions

  /// Returns which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the number of code units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  // MARK: Determining layout and writing direction

  /// Returns the position of a range that lies furthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?

  /// Returns the range from a position to where its line or its character ends in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// Returns the direction in which the text is written at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection

  /// Sets the direction in which a range is written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Working with geometry and hit-testing

  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect

  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect

  /// Returns the rectangles of a range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// Returns the position that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// Returns the position within a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// Returns the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  // MARK: Telling the keyboard of changes

  /// The object that is told of changes that the text makes itself.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// What finds words and lines in the text.
  var tokenizer: any UITextInputTokenizer { get }

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
  /// `nil`: the usual look.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// Inserts the text as if it were finished.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }
  public func unmarkText() {}
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(
      from: position, offset: UITextDirection.layout(direction).isBackward ? -offset : offset)
  }
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { UITextDirection.layout(direction).isBackward ? range.start : range.end }
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let end = self.position(from: position, in: direction, offset: 1) ?? position
    return textRange(from: position, to: end)
  }
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}
  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  /// Returns the nearest position, or the end of the range that is nearer.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let position = closestPosition(to: point) else { return nil }
    if compare(position, to: range.start) == .orderedAscending { return range.start }
    return compare(position, to: range.end) == .orderedDescending ? range.end : position
  }
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let position = closestPosition(to: point) else { return nil }
    return characterRange(byExtending: position, in: .right)
  }
  /// `nil`: the model's keyboard looks at the text itself.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }
  /// Finds words and lines by the letters.
  public var tokenizer: any UITextInputTokenizer {
    (self as? any UIResponder & UITextInput).map { UITextInputStringTokenizer(textInput: $0) }
      ?? UITextInputStringTokenizer()
  }
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
