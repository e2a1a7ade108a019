import FailureReporting
public import HeadlessUIKit

extension UITextField {
  /// Ends editing, as a tap elsewhere or a key for that does.
  ///
  /// Records a failure when the field is not being edited, or when its delegate refuses.
  ///
  /// ```swift
  /// let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(name)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// name.startEditing()
  /// name.stopEditing()
  /// ```
  public func stopEditing(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.stop() }
  }
}
