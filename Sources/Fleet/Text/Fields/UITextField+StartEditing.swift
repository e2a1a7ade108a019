import FailureReporting
public import HeadlessUIKit

extension UITextField {
  /// Taps the field, so that it can be typed into.
  ///
  /// Does nothing while it has the focus. Records a failure when a user could not reach the field,
  /// when it is in no window, or when a delegate refuses: its own, or the delegate of the text that
  /// is being edited.
  ///
  /// ```swift
  /// let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(name)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// name.startEditing()
  /// ```
  public func startEditing(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.start() }
  }
}
