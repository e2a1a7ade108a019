import FailureReporting
public import HeadlessUIKit

extension UITextView {
  /// Selects text; an empty range is where the caret goes.
  ///
  /// The range counts UTF-16 code units. A view that can be read and not edited takes the focus.
  /// Records a failure when any other is not being edited, or when the text is not that long.
  ///
  /// ```swift
  /// let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(notes)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// notes.startEditing()
  /// notes.selectText(in: NSRange(location: 0, length: 0))
  /// ```
  public func selectText(
    in range: NSRange, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.select(range) }
  }
}
