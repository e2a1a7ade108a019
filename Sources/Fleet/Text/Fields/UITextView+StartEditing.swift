import FailureReporting
public import HeadlessUIKit

extension UITextView {
  /// Taps the view, so that it can be typed into.
  ///
  /// Does nothing while it has the focus. Records a failure when a user could not reach the view,
  /// when it is in no window, or when a delegate refuses: its own, or the delegate of the text that
  /// is being edited.
  ///
  /// ```swift
  /// let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(notes)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// notes.startEditing()
  /// ```
  public func startEditing(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.start() }
  }
}
