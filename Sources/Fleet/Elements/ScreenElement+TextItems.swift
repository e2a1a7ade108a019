import FailureReporting
import HeadlessUIKit

extension ScreenElement {
  /// Taps the link, or the tag, of a text in a text view, as `UITextView.tapLink(withText:)` does.
  ///
  /// ```swift
  /// let terms = UITextView()
  /// swallowAnyErrors { terms.element.tapLink(withText: "Terms of use") }  // it is not on the screen
  /// ```
  public func tapLink(
    withText text: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.tap(linkWithText: text), at: CallSite(fileID, filePath, line, column)) }

  /// Taps one of the attachments of a text view, as `UITextView.tapAttachment(at:)` does.
  ///
  /// ```swift
  /// let album = UITextView()
  /// swallowAnyErrors { album.element.tapAttachment(at: 0) }  // it is not on the screen
  /// ```
  public func tapAttachment(
    at index: Int,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.tap(attachmentAt: index), at: CallSite(fileID, filePath, line, column)) }

  /// Presses a link of a text view for long, and chooses an item of its menu.
  ///
  /// `UITextView.chooseMenuItem(withTitle:ofLinkWithText:)` does the same, and fails alike.
  ///
  /// ```swift
  /// let terms = UITextView()
  /// swallowAnyErrors {
  ///   terms.element.chooseMenuItem(withTitle: "Copy", ofLinkWithText: "Terms of use")
  /// }
  /// ```
  public func chooseMenuItem(
    withTitle title: String, ofLinkWithText text: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .choose(menuItemTitled: title, ofLinkWithText: text),
      at: CallSite(fileID, filePath, line, column))
  }
}
