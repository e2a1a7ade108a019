import FailureReporting
public import HeadlessUIKit

extension UISearchBar {
  /// Taps the suggestion of a title, in the list that the search controller shows.
  ///
  /// All suggestions go, and `updateSearchResults(for:selecting:)` is called; the text stays as it
  /// is. Records a failure when a user could not reach the bar or the suggestion, when no
  /// suggestions show, or when no suggestion has that title.
  ///
  /// ```swift
  /// let page = UIViewController()
  /// let search = UISearchController(searchResultsController: nil)
  /// search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Wren")]
  /// page.navigationItem.searchController = search
  /// Fleet.setInAppWindowRootNavigation(page)
  ///
  /// search.searchBar.tap()
  /// search.searchBar.selectSuggestion(withTitle: "Wren")
  /// ```
  public func selectSuggestion(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    selecting(suggestionTitled: title).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A tap on the suggestion of a title.
  final func selecting(suggestionTitled title: String) -> Act {
    let words = TextWords.searchBar.words(cannot: TextWords.selectingSuggestion)
    return Act(on: self, saying: words) { [self] occasion in
      guard let search = searchController, let list = search.suggestionList else {
        return Fault(.searchBar, TextWords.noSuggestions(in: self))
      }
      guard let index = search.suggestionTitles.firstIndex(of: title) else {
        return Fault(.searchBar, kind: .missing, TextWords.noSuggestion(titled: title, in: self))
      }
      return Fault.thrown { () throws(Fault) in
        let lookup = ItemLookup(list, [0, index], occasion)
        try lookup.tap(lookup.item(to: "select suggestion"))
      }
    }
  }
}
