import FailureReporting
public import HeadlessUIKit

extension UITextField {
  /// Taps the return key of the keyboard.
  ///
  /// The delegate is asked about its effect; the answer is behaviour. Records a failure when the
  /// field is not being edited, or when the key can be tapped only where there is text.
  ///
  /// ```swift
  /// let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(name)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// name.startEditing()
  /// name.tapReturnKey()
  /// ```
  public func tapReturnKey(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.tapReturnKey() }
  }
}
