import FailureReporting
public import HeadlessUIKit

extension UISearchBar {
  /// Taps the bookmark button, which shows while there is no text.
  ///
  /// Calls the delegate's `searchBarBookmarkButtonClicked(_:)`, and does nothing else. Records a
  /// failure when a user could not reach the bar, or when the button does not show.
  ///
  /// ```swift
  /// let search = UISearchBar()
  /// search.showsBookmarkButton = true
  /// search.tapBookmarkButton()
  /// ```
  public func tapBookmarkButton(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    tapping(.bookmarks).perform(at: CallSite(fileID, filePath, line, column))
  }
}
