import FailureReporting
public import HeadlessUIKit

extension UITextView {
  /// Taps one of the attachments, counted from the start of the text.
  ///
  /// The delegate decides about the effect of the tap; without a delegate, it has no effect.
  /// Records a failure when a user could not reach the view, when its text cannot be selected or is
  /// being edited, or when it has no such attachment.
  ///
  /// ```swift
  /// let album = UITextView()
  /// album.isEditable = false
  /// album.attributedText = NSAttributedString(attachment: NSTextAttachment())
  ///
  /// album.tapAttachment(at: 0)
  /// ```
  public func tapAttachment(
    at index: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    tapping(attachmentAt: index).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A tap on one of the attachments.
  final func tapping(attachmentAt index: Int) -> Act {
    let gesture = TextItemGesture(view: self, cannot: TextWords.tappingAttachment)
    return gesture.act(onAttachmentAt: index) { [self] attachment in
      userTap(attachment)
      return nil
    }
  }
}
