import FailureReporting
public import HeadlessUIKit

extension UITextView {
  /// Pastes a text that was copied elsewhere.
  ///
  /// Does what ``paste(_:fileID:filePath:line:column:)`` does.
  public func paste(
    text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.paste(text) }
  }
}
