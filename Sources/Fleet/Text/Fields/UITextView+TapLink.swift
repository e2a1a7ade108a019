import FailureReporting
public import HeadlessUIKit

extension UITextView {
  /// Taps the link, or the tag, of a text.
  ///
  /// The delegate decides about the effect of the tap; without a delegate, the app opens the link.
  /// Records a failure when a user could not reach the view, when its text cannot be selected or is
  /// being edited, or when it has no such link.
  ///
  /// ```swift
  /// let terms = UITextView()
  /// terms.isEditable = false
  /// terms.attributedText = NSAttributedString(
  ///   string: "Terms of use", attributes: [.link: "https://example.com/terms"])
  ///
  /// terms.tapLink(withText: "Terms of use")
  /// ```
  public func tapLink(
    withText text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    tapping(linkWithText: text).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A tap on the link, or the tag, of a text.
  final func tapping(linkWithText text: String) -> Act {
    let gesture = TextItemGesture(view: self, cannot: TextWords.tappingLink)
    return gesture.act(onLinkWithText: text) { [self] in tap($0) }
  }

  /// A tap on a link or a tag.
  final func tapping(_ item: UITextItem) -> Act {
    TextItemGesture(view: self, cannot: TextWords.tappingLink).act { [self] _ in tap(item) }
  }

  private final func tap(_ item: UITextItem) -> Fault? {
    userTap(item)
    return nil
  }
}
