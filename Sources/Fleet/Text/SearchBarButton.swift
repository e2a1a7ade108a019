import FailureReporting
import HeadlessUIKit

/// A button of a search bar, which a user can tap while it shows.
@MainActor
enum SearchBarButton {
  case bookmark, resultsList, cancel

  private func isShown(in bar: UISearchBar) -> Bool {
    switch self {
    case .bookmark: bar.showsBookmarkButton
    case .resultsList: bar.showsSearchResultsButton
    case .cancel: bar.showsCancelButton
    }
  }

  /// Taps the button, unless something keeps the user from it.
  func tap(in bar: UISearchBar, at site: CallSite, _ act: () -> Void) {
    Gesture.perform(
      on: bar, saying: TextWords.searchBar.words(cannot: TextWords.tapping(self)), at: site
    ) { _ in
      guard isShown(in: bar) else {
        return TextWords.searchBar.report(TextWords.notShown(self, in: bar), at: site)
      }
      // The others stand in the field, where the text would be.
      guard self == .cancel || !bar.searchTextField.hasText else {
        return TextWords.searchBar.report(TextWords.hiddenByText(self, in: bar), at: site)
      }
      act()
    }
  }
}
