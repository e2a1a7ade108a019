import FailureReporting
import HeadlessUIKit

extension ScreenElement {
  /// Taps the search key of a search bar or its field, as `UISearchBar.tapSearchKey()` does.
  ///
  /// ```swift
  /// let search = UISearchBar()
  /// swallowAnyErrors { search.element.tapSearchKey() }  // it is not on the screen
  /// ```
  public func tapSearchKey(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.tapSearchKey, at: CallSite(fileID, filePath, line, column)) }

  /// Taps the cancel button of a search bar, as `UISearchBar.tapCancel()` does.
  ///
  /// The element is the bar or its field.
  ///
  /// ```swift
  /// let search = UISearchBar()
  /// swallowAnyErrors { search.element.tapCancel() }  // it is not on the screen
  /// ```
  public func tapCancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.tapCancel, at: CallSite(fileID, filePath, line, column)) }

  /// Taps the bookmark button of a search bar, as `UISearchBar.tapBookmarkButton()` does.
  ///
  /// The element is the bar or its field.
  ///
  /// ```swift
  /// let search = UISearchBar()
  /// swallowAnyErrors { search.element.tapBookmarkButton() }  // it is not on the screen
  /// ```
  public func tapBookmarkButton(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.tapBookmarkButton, at: CallSite(fileID, filePath, line, column)) }

  /// Taps the results list button of a search bar, as `UISearchBar.tapResultsListButton()` does.
  ///
  /// The element is the bar or its field.
  ///
  /// ```swift
  /// let search = UISearchBar()
  /// swallowAnyErrors { search.element.tapResultsListButton() }  // it is not on the screen
  /// ```
  public func tapResultsListButton(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.tapResultsListButton, at: CallSite(fileID, filePath, line, column)) }

  /// Taps a scope of a search bar, as `UISearchBar.selectScope(withTitle:)` does.
  ///
  /// The element is the bar or its field.
  ///
  /// ```swift
  /// let search = UISearchBar()
  /// swallowAnyErrors { search.element.selectScope(withTitle: "Mine") }  // it is not on the screen
  /// ```
  public func selectScope(
    withTitle title: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.select(scopeTitled: title), at: CallSite(fileID, filePath, line, column)) }

  /// Taps a suggestion of a search bar, as `UISearchBar.selectSuggestion(withTitle:)` does.
  ///
  /// The element is the bar or its field.
  ///
  /// ```swift
  /// let search = UISearchBar()
  /// swallowAnyErrors { search.element.selectSuggestion(withTitle: "Wren") }  // it is not on the screen
  /// ```
  public func selectSuggestion(
    withTitle title: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.select(suggestionTitled: title), at: CallSite(fileID, filePath, line, column)) }
}
