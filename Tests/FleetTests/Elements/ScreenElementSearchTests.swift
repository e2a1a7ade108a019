import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Search bars by way of elements", .freshApplication)
struct ScreenElementSearchTests {
  private let page = UIViewController()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
  private let log = Log()

  init() {
    bar.delegate = log
    (bar.showsCancelButton, bar.showsBookmarkButton) = (true, true)
    (bar.scopeButtonTitles, bar.showsScopeBar) = (["All", "Mine"], true)
    page.view.addSubview(bar)
    setAsAppRootWindow(page)
  }

  @Test func `the bar's words are those of its element and of its field's`() {
    for element in [bar.element, Fleet.screen.searchFields.element] {
      element.tapBookmarkButton()
      bar.showsSearchResultsButton = true
      element.tapResultsListButton()
      bar.showsSearchResultsButton = false
      element.selectScope(withTitle: element.elementType == .searchField ? "All" : "Mine")
      element.enter("owl")
      element.tapSearchKey()
      element.tapCancel()
      element.clearText()
    }

    #expect(
      log.calls == [
        "bookmarks", "results", "scope 1", "search", "cancel",
        "bookmarks", "results", "scope 0", "search", "cancel",
      ])
  }

  @Test func `a suggestion is selected`() {
    let search = UISearchController(searchResultsController: nil)
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Wren")]
    search.searchResultsUpdater = log
    page.navigationItem.searchController = search
    setInAppWindowRootNavigation(page)
    search.searchBar.tap()
    search.searchBar.element.selectSuggestion(withTitle: "Wren")

    #expect(log.calls == ["selected Wren"])
  }

  @Test func `what is no search bar has none of its words`() {
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    view.accessibilityIdentifier = "box"
    page.view.addSubview(view)
    let box = view.element

    #expect(
      failures {
        box.tapSearchKey()
        box.tapCancel()
        box.tapBookmarkButton()
        box.tapResultsListButton()
        box.selectScope(withTitle: "Mine")
        box.selectSuggestion(withTitle: "Wren")
      }.reasons == [
        "Cannot tap the search key of element 'box': It is no search bar.",
        "Cannot cancel element 'box': It is no search bar.",
        "Cannot tap the bookmark button of element 'box': It is no search bar.",
        "Cannot tap the results list button of element 'box': It is no search bar.",
        "Cannot select a scope of element 'box': It is no search bar.",
        "Cannot select a suggestion of element 'box': It is no search bar.",
      ])
  }
}

@MainActor
private final class Log: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
  var calls: [String] = []

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmarks") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { calls.append("scope \(selectedScope)") }
  func updateSearchResults(for searchController: UISearchController) {}
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { calls.append("selected \(searchSuggestion.localizedSuggestion ?? "")") }
}
