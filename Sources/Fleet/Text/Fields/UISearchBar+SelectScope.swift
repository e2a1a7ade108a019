import FailureReporting
public import HeadlessUIKit

extension UISearchBar {
  /// Taps the scope of a title.
  ///
  /// Calls the delegate's `searchBar(_:selectedScopeButtonIndexDidChange:)`, unless that scope is
  /// chosen already. Records a failure when a user could not reach the bar, when the scopes do not
  /// show, or when no scope has that title.
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
    selecting(scopeTitled: title).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A tap on the scope of a title.
  final func selecting(scopeTitled title: String) -> Act {
    Act(on: self, saying: self.scopeWords) { [self] _ in
      let titles = scopeButtonTitles ?? []
      guard showsScopeBar, !titles.isEmpty else {
        return Fault(.searchBar, TextWords.noScopeBar(in: self))
      }
      guard let index = titles.firstIndex(of: title) else {
        return Fault(.searchBar, kind: .missing, TextWords.noScope(titled: title, in: self))
      }
      userSelectScope(index)
      return nil
    }
  }

  /// A tap on a scope that shows.
  final func selecting(scopeAt index: Int) -> Act {
    Act(on: self, saying: self.scopeWords) { [self] _ in
      userSelectScope(index)
      return nil
    }
  }

  private final var scopeWords: GestureWords {
    TextWords.searchBar.words(cannot: TextWords.selectingScope)
  }
}
