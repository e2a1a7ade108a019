import FailureReporting
public import HeadlessUIKit

extension UITextField {
  /// Taps the field, types a text, and ends editing.
  ///
  /// Does what ``enter(_:fileID:filePath:line:column:)`` does.
  public func enter(
    text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.enter(text) }
  }
}
