import FailureReporting
public import HeadlessUIKit

extension UITextField {
  /// Taps the clear button.
  ///
  /// The field has the focus then, where it can. Does nothing while there is no text. Records a
  /// failure when a user could not reach the field, when the button does not show, or when the
  /// delegate refuses.
  ///
  /// ```swift
  /// let name = UITextField()
  /// name.text = "Ada"
  /// name.clearButtonMode = .always
  /// name.clearText()
  /// ```
  public func clearText(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.clear() }
  }
}
