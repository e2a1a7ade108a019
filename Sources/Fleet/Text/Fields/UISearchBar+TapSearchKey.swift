import FailureReporting
public import HeadlessUIKit

extension UISearchBar {
  /// Taps the search key of the keyboard.
  ///
  /// Calls the delegate's `searchBarSearchButtonClicked(_:)`; the bar keeps the focus unless the
  /// delegate has it give that up. Records a failure when the bar is not being edited, or when it
  /// is empty and the key can be tapped only where there is text, as is the default.
  ///
  /// ```swift
  /// let search = UISearchBar(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(search)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// search.enter("pigeon")
  /// search.tapSearchKey()
  /// ```
  public func tapSearchKey(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    searchTextField.edit(at: CallSite(fileID, filePath, line, column)) { $0.tapReturnKey() }
  }
}
