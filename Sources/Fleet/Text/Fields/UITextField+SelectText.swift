import FailureReporting
public import HeadlessUIKit

extension UITextField {
  /// Selects text; an empty range is where the caret goes.
  ///
  /// The range counts UTF-16 code units. Records a failure when the field is not being edited, or
  /// when the text is not that long.
  ///
  /// ```swift
  /// let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(name)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// name.startEditing()
  /// name.selectText(in: NSRange(location: 0, length: 0))
  /// ```
  public func selectText(
    in range: NSRange, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.select(range) }
  }
}
