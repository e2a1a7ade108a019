import FailureReporting
public import HeadlessUIKit

extension UITextView {
  /// Presses the keys of a text, one after the other, at the caret and over the selection.
  ///
  /// Does what ``type(_:fileID:filePath:line:column:)`` does.
  public func type(
    text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.type(text) }
  }
}
