import HeadlessUIKit

extension UISearchBar {
  /// A tap on a button of the bar, which a user can make while it shows.
  final func tapping(_ button: ElementPart.SearchButton) -> Act {
    Act(on: self, saying: TextWords.searchBar.words(cannot: TextWords.tapping(button))) {
      [self] _ in
      guard shows(button) else {
        return Fault(.searchBar, TextWords.notShown(button, in: self))
      }
      // The others stand in the field, where the text would be.
      guard button == .cancel || !searchTextField.hasText else {
        return Fault(.searchBar, TextWords.hiddenByText(button, in: self))
      }
      switch button {
      case .cancel: userCancel()
      case .bookmarks: userTapBookmarks()
      case .resultsList: userTapResultsList()
      }
      return nil
    }
  }

  private final func shows(_ button: ElementPart.SearchButton) -> Bool {
    switch button {
    case .cancel: showsCancelButton
    case .bookmarks: showsBookmarkButton
    case .resultsList: showsSearchResultsButton
    }
  }
}
