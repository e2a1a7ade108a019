import FailureReporting
public import HeadlessUIKit

extension UITextView {
  /// Holds the backspace key until nothing is left before the caret, or nothing more goes.
  ///
  /// Records a failure when the view is not being edited.
  ///
  /// ```swift
  /// let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(notes)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// notes.startEditing()
  /// notes.backspaceAll()
  /// ```
  public func backspaceAll(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.backspaceAll() }
  }
}
