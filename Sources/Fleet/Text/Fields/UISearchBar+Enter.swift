import FailureReporting
public import HeadlessUIKit

extension UISearchBar {
  /// Taps the search bar, and types a text.
  ///
  /// The bar keeps the focus, so that the search key can be tapped next. Records one failure when a
  /// user could not reach the bar, or when a delegate refuses to let editing begin.
  ///
  /// ```swift
  /// let search = UISearchBar(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(search)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// search.enter("pigeon")
  /// ```
  public func enter(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    searchTextField.edit(at: CallSite(fileID, filePath, line, column)) { $0.enter(text) }
  }
}
