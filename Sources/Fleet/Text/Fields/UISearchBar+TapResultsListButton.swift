import FailureReporting
public import HeadlessUIKit

extension UISearchBar {
  /// Taps the results list button, which shows while there is no text.
  ///
  /// Calls the delegate's `searchBarResultsListButtonClicked(_:)`, and does nothing else. Records a
  /// failure when a user could not reach the bar, or when the button does not show.
  ///
  /// ```swift
  /// let search = UISearchBar()
  /// search.showsSearchResultsButton = true
  /// search.tapResultsListButton()
  /// ```
  public func tapResultsListButton(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    tapping(.resultsList).perform(at: CallSite(fileID, filePath, line, column))
  }
}
