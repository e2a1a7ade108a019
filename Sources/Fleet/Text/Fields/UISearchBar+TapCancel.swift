import FailureReporting
public import HeadlessUIKit

extension UISearchBar {
  /// Taps the cancel button.
  ///
  /// Calls the delegate's `searchBarCancelButtonClicked(_:)`, and does nothing else. Records a
  /// failure when a user could not reach the bar, or when the button does not show.
  ///
  /// ```swift
  /// let search = UISearchBar()
  /// search.showsCancelButton = true
  /// search.tapCancel()
  /// ```
  public func tapCancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    tapping(.cancel).perform(at: CallSite(fileID, filePath, line, column))
  }
}
