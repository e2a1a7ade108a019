import FailureReporting
public import HeadlessUIKit

extension UITextField {
  /// Presses the backspace key.
  ///
  /// Deletes the selected text, else the character before the caret as a user sees it, if the
  /// delegate permits it. In an empty field the delegate is not asked. Records a failure when the
  /// field is not being edited.
  ///
  /// ```swift
  /// let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(name)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// name.startEditing()
  /// name.backspace()
  /// ```
  public func backspace(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.backspace() }
  }
}
