public import Foundation

/// Decides about the editing of a text view, and is told about it.
///
/// It is asked about changes by the user, and not about changes by code (behaviour 52).
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  // MARK: Responding to editing notifications

  /// Asks whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Asks whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  // MARK: Responding to text changes

  /// Asks whether characters may be replaced.
  ///
  /// The range counts UTF-16 code units (behaviour 54).
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Asks whether characters may be replaced, which is asked instead of the method for one range.
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool

  /// Called when the text has changed, but not when code sets it.
  func textViewDidChange(_ textView: UITextView)

  // MARK: Responding to selection changes

  /// Called when the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)

  // MARK: Interacting with text data

  /// Asks for the action of a tap on a link, an attachment or a tag.
  ///
  /// `nil` lets the item's menu appear, if it has one.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?

  /// Asks for the menu of a link, an attachment or a tag.
  ///
  /// `nil` means no menu.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?

  /// Called when the menu of a link, an attachment or a tag is about to appear.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)

  /// Called when the menu of a link, an attachment or a tag is about to disappear.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)

  // MARK: Customizing an edit menu

  /// Asks for the edit menu of the selection.
  ///
  /// `nil` means the system's suggestion.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Asks for the edit menu of the selection.
  ///
  /// It is which is asked instead of the method for one range.
  func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Called when the edit menu is about to appear.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)

  /// Called when the edit menu is about to disappear.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)

  // MARK: Responding to Writing Tools

  /// Called when Writing Tools begin to change the text.
  ///
  /// The model has no Writing Tools.
  func textViewWritingToolsWillBegin(_ textView: UITextView)

  /// Called when Writing Tools have changed the text.
  ///
  /// The model has no Writing Tools.
  func textViewWritingToolsDidEnd(_ textView: UITextView)

  /// Asks which ranges Writing Tools must leave alone.
  ///
  /// The model has no Writing Tools.
  func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue]

  // MARK: Formatting text

  /// Called when the formatting panel is about to appear.
  ///
  /// In the model this never happens.
  func textView(
    _ textView: UITextView,
    willBeginFormattingWith viewController: UITextFormattingViewController)

  /// Called when the formatting panel has appeared.
  ///
  /// In the model this never happens.
  func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)

  /// Called when the formatting panel is about to disappear.
  ///
  /// In the model this never happens.
  func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)

  /// Called when the formatting panel has disappeared.
  ///
  /// In the model this never happens.
  func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)

  // MARK: Inserting a Smart Reply suggestion

  /// Called when the user accepts a suggestion of the keyboard.
  ///
  /// The model's keyboard makes no suggestions.
  func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)

  // MARK: Deprecated

  /// Asks whether a link may be used, if the methods for text items are missing.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  /// Asks whether an attachment may be used, if the methods for text items are missing.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool

  /// Asks whether a link may be used, if the newer methods are missing.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool

  /// Asks whether an attachment may be used, if the newer methods are missing.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// Allows editing to begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Allows editing to end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Asks the method for one range.
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    textView.asksForOneRange.take(self)
    return self.textView(textView, shouldChangeTextIn: .union(of: ranges), replacementText: text)
  }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Not implemented: the older methods are asked instead.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    NotImplemented.action
  }
  /// Not implemented: the older methods are asked instead.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    NotImplemented.menuConfiguration
  }
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Leaves the menu unchanged.
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
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] { [] }
  public func textView(
    _ textView: UITextView,
    willBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
  ) {}
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
  /// Allows the link to be used.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }
  /// Allows the attachment to be used.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }
}
