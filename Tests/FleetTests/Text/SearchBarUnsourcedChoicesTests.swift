import FleetTesting
import TestSupport
import Testing

/// The model's choices for search bars where UIKit's behaviour has no source.
@MainActor @Suite(.freshApplication) struct SearchBarUnsourcedChoicesTests {
  @Test func `the buttons in a search bar's field show while there is no text`() {
    final class Taps: NSObject, UISearchBarDelegate {
      let trace = Trace()
      func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { trace.add("bookmarks") }
      func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { trace.add("results") }
    }
    let taps = Taps()
    let bar = UISearchBar()
    bar.delegate = taps
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true

    bar.text = "a"
    let hidden = failures {
      bar.tapBookmarkButton()
      bar.tapResultsListButton()
    }
    bar.text = ""
    bar.tapBookmarkButton()
    bar.tapResultsListButton()

    #expect(hidden.count == 2)
    #expect(taps.trace.lines == ["bookmarks", "results"])
  }

  @Test func `a change of tokens updates the results`() {
    final class Updates: NSObject, UISearchResultsUpdating {
      var counts: [Int] = []
      func updateSearchResults(for searchController: UISearchController) {
        counts.append(searchController.searchBar.searchTextField.tokens.count)
      }
    }
    let updates = Updates()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updates

    search.searchBar.searchTextField.insertToken(UISearchToken(icon: nil, text: "red"), at: 0)
    search.searchBar.searchTextField.removeToken(at: 0)

    #expect(updates.counts == [1, 0])
  }
}
