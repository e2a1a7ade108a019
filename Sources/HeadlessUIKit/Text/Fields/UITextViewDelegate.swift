public import Foundation

/// What decides about the editing of a text view, and hears of it.
///
/// It is asked about what the user does, and not about what code does (behaviour 52).
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  // MARK: Responding to editing notifications

  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  // MARK: Responding to text changes

  /// Whether characters may be replaced; the range counts UTF-16 code units (behaviour 54).
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Whether characters may be replaced, asked in place of the method for one range.
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool

  /// Called when the text has changed, but not when code sets it.
  func textViewDidChange(_ textView: UITextView)

  // MARK: Responding to selection changes

  /// Called when what is selected has changed.
  func textViewDidChangeSelection(_ textView: UITextView)

  // MARK: Interacting with text data

  /// What a tap on a link, an attachment or a tag does; `nil` has its menu come, where it has one.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?

  /// The menu of a link, an attachment or a tag; `nil` is none.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?

  /// Called when the menu of a link, an attachment or a tag is about to come.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)

  /// Called when the menu of a link, an attachment or a tag is about to go.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)

  // MARK: Customizing an edit menu

  /// The edit menu for what is selected; `nil` is the one that the system suggests.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// The edit menu for what is selected, asked in place of the method for one range.
  func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Called when the edit menu is about to come.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)

  /// Called when the edit menu is about to go.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)

  // MARK: Responding to Writing Tools

  /// Called when Writing Tools begin to change the text; the model has none.
  func textViewWritingToolsWillBegin(_ textView: UITextView)

  /// Called when Writing Tools have changed the text; the model has none.
  func textViewWritingToolsDidEnd(_ textView: UITextView)

  /// What Writing Tools must leave alone in a part of the text; the model has none.
  func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue]

  // MARK: Formatting text

  /// Called when the panel for the look of the text is about to come, which it never is.
  func textView(
    _ textView: UITextView,
    willBeginFormattingWith viewController: UITextFormattingViewController)

  /// Called when the panel for the look of the text has come, which it never has.
  func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)

  /// Called when the panel for the look of the text is about to go, which it never is.
  func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)

  /// Called when the panel for the look of the text has gone, which it never has.
  func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)

  // MARK: Inserting a Smart Reply suggestion

  /// Called when the user takes what the keyboard proposes; the model's proposes nothing.
  func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)

  // MARK: Deprecated

  /// Whether a link may be used, asked where the methods for text items are missing.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  /// Whether an attachment may be used, asked where the methods for text items are missing.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool

  /// Whether a link may be used, asked where the newer methods are missing.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool

  /// Whether an attachment may be used, asked where the newer methods are missing.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// Lets editing begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Lets editing end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Lets the characters be replaced.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Asks the method for one range.
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    textView.singleRangeDelegate = ObjectIdentifier(type(of: self))
    return self.textView(textView, shouldChangeTextIn: .union(of: ranges), replacementText: text)
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Not implemented: the older methods are asked.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    MissingTextItemAction { _ in }
  }
  /// Not implemented: the older methods are asked.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    MissingTextItemMenu(menu: defaultMenu)
  }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Leaves the menu as it is.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Asks the method for one range.
  public func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    self.textView(
      textView, editMenuForTextIn: .union(of: ranges), suggestedActions: suggestedActions)
  }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  /// Nothing.
  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] { [] }
  /// Does nothing.
  public func textView(
    _ textView: UITextView,
    willBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {}
  /// Asks the method without an interaction.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    self.textView(textView, shouldInteractWith: URL, in: characterRange)
  }
  /// Asks the method without an interaction.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    self.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
  }
  /// Lets the link be used.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }
  /// Lets the attachment be used.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }
}
