import FailureReporting
public import HeadlessUIKit

extension UITextView {
  /// Presses the backspace key.
  ///
  /// Deletes the selected text, else the character before the caret as a user sees it, if the
  /// delegate permits it. Before the first character the delegate is asked about nothing at all.
  /// Records a failure when the view is not being edited.
  ///
  /// ```swift
  /// let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(notes)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// notes.startEditing()
  /// notes.backspace()
  /// ```
  public func backspace(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.backspace() }
  }
}
