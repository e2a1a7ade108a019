import FailureReporting
public import HeadlessUIKit

extension UITextView {
  /// Ends editing, as a tap elsewhere or a key for that does.
  ///
  /// Records a failure when the view is not being edited, or when its delegate refuses.
  ///
  /// ```swift
  /// let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(notes)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// notes.startEditing()
  /// notes.stopEditing()
  /// ```
  public func stopEditing(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.stop() }
  }
}
