import FailureReporting
public import HeadlessUIKit

extension UISearchBar {
  /// Taps the scope of a title.
  ///
  /// Calls the delegate's `searchBar(_:selectedScopeButtonIndexDidChange:)`, unless that scope is
  /// chosen already. Records a failure when a user could not reach the bar, when the scopes do not
  /// show, or when none has that title.
  ///
  /// ```swift
  /// let search = UISearchBar()
  /// search.scopeButtonTitles = ["All", "Songbirds"]
  /// search.showsScopeBar = true
  /// search.selectScope(withTitle: "Songbirds")
  /// ```
  public func selectScope(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(
      on: self, saying: TextWords.searchBar.words(cannot: TextWords.selectingScope), at: site
    ) { _ in
      let titles = scopeButtonTitles ?? []
      guard showsScopeBar, !titles.isEmpty else {
        return TextWords.searchBar.report(TextWords.noScopeBar(in: self), at: site)
      }
      guard let index = titles.firstIndex(of: title) else {
        return TextWords.searchBar.report(TextWords.noScope(titled: title, in: self), at: site)
      }
      userSelectScope(index)
    }
  }
}
