// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UITextViewDelegate where Self: _RXDelegateProxy {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared).textViewShouldBeginEditing(
      textView)
  }

  public func textViewDidBeginEditing(_ textView: UITextView) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send("textViewDidBeginEditing:", [boxed(textView)]) {
      receiver.textViewDidBeginEditing(textView)
    }
  }

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared).textViewShouldEndEditing(
      textView)
  }

  public func textViewDidEndEditing(_ textView: UITextView) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send("textViewDidEndEditing:", [boxed(textView)]) { receiver.textViewDidEndEditing(textView) }
  }

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared).textView(
      textView, shouldChangeTextIn: range, replacementText: text)
  }

  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared).textView(
      textView, shouldChangeTextInRanges: ranges, replacementText: text)
  }

  public func textViewDidChange(_ textView: UITextView) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send("textViewDidChange:", [boxed(textView)]) { receiver.textViewDidChange(textView) }
  }

  public func textViewDidChangeSelection(_ textView: UITextView) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send("textViewDidChangeSelection:", [boxed(textView)]) {
      receiver.textViewDidChangeSelection(textView)
    }
  }

  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared).textView(
      textView, primaryActionFor: textItem, defaultAction: defaultAction)
  }

  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared).textView(
      textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
  }

  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "textView:textItemMenuWillDisplayFor:animator:",
      [boxed(textView), boxed(textItem), boxed(animator)]
    ) { receiver.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator) }
  }

  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "textView:textItemMenuWillEndFor:animator:",
      [boxed(textView), boxed(textItem), boxed(animator)]
    ) { receiver.textView(textView, textItemMenuWillEndFor: textItem, animator: animator) }
  }

  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared).textView(
      textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  public func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared).textView(
      textView, editMenuForTextInRanges: ranges, suggestedActions: suggestedActions)
  }

  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send("textView:willPresentEditMenuWith:", [boxed(textView), boxed(animator)]) {
      receiver.textView(textView, willPresentEditMenuWith: animator)
    }
  }

  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send("textView:willDismissEditMenuWith:", [boxed(textView), boxed(animator)]) {
      receiver.textView(textView, willDismissEditMenuWith: animator)
    }
  }

  public func textViewWritingToolsWillBegin(_ textView: UITextView) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send("textViewWritingToolsWillBegin:", [boxed(textView)]) {
      receiver.textViewWritingToolsWillBegin(textView)
    }
  }

  public func textViewWritingToolsDidEnd(_ textView: UITextView) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send("textViewWritingToolsDidEnd:", [boxed(textView)]) {
      receiver.textViewWritingToolsDidEnd(textView)
    }
  }

  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] {
    receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared).textView(
      textView, writingToolsIgnoredRangesInEnclosingRange: enclosingRange)
  }

  public func textView(
    _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController
  ) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send("textView:willBeginFormattingWith:", [boxed(textView), boxed(viewController)]) {
      receiver.textView(textView, willBeginFormattingWith: viewController)
    }
  }

  public func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
  ) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send("textView:didBeginFormattingWith:", [boxed(textView), boxed(viewController)]) {
      receiver.textView(textView, didBeginFormattingWith: viewController)
    }
  }

  public func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
  ) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send("textView:willEndFormattingWith:", [boxed(textView), boxed(viewController)]) {
      receiver.textView(textView, willEndFormattingWith: viewController)
    }
  }

  public func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
  ) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send("textView:didEndFormattingWith:", [boxed(textView), boxed(viewController)]) {
      receiver.textView(textView, didEndFormattingWith: viewController)
    }
  }

  public func textView(
    _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {
    let receiver = receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared)
    send("textView:insertInputSuggestion:", [boxed(textView), boxed(inputSuggestion)]) {
      receiver.textView(textView, insertInputSuggestion: inputSuggestion)
    }
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared).textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared).textView(
      textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool {
    receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared).textView(
      textView, shouldInteractWith: URL, in: characterRange)
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool {
    receiver((any UITextViewDelegate).self, or: UnsetDelegate.shared).textView(
      textView, shouldInteractWith: textAttachment, in: characterRange)
  }
}
