import FailureReporting
public import HeadlessUIKit

extension UITextView {
  /// Taps the return key of the keyboard.
  ///
  /// The delegate is asked whether a line break may be inserted; the answer is behaviour. Records a
  /// failure when the view is not being edited, or when the key can be tapped only where there is
  /// text.
  ///
  /// ```swift
  /// let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(notes)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// notes.startEditing()
  /// notes.tapReturnKey()
  /// ```
  public func tapReturnKey(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.tapReturnKey() }
  }
}
