import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Suggestions of a search", .freshApplication)
struct SearchSuggestionsTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var calls: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      let count = searchController.searchSuggestions?.count ?? 0
      calls.append("update '\(searchController.searchBar.text ?? "")' \(count)")
    }

    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      calls.append("select \(searchSuggestion.localizedSuggestion ?? "?")")
    }
  }

  private let updater = Updater()
  private let search = UISearchController(searchResultsController: UIViewController())

  init() {
    let page = UIViewController()
    search.searchResultsUpdater = updater
    search.searchBar.placeholder = "Birds"
    page.navigationItem.searchController = search
    setInAppWindowRootNavigation(page)
  }

  private var bar: UISearchBar { search.searchBar }

  private func suggest(_ titles: String...) {
    search.searchSuggestions = titles.map { UISearchSuggestionItem(localizedSuggestion: $0) }
  }

  @Test func `they show while the search is active, and one can be tapped`() {
    suggest("Wren", "Robin")
    #expect(!Fleet.screen.staticTexts["Wren"].exists)

    bar.tap()
    #expect(Fleet.screen.staticTexts["Wren"].exists)
    bar.selectSuggestion(withTitle: "Robin")

    #expect(updater.calls == ["update '' 2", "select Robin"])
    #expect(search.searchSuggestions == nil)
    #expect(!Fleet.screen.staticTexts["Wren"].exists)
    #expect(search.isActive)
  }

  @Test func `they are elements of the screen, in the order given and refreshed at once`() {
    bar.tap()
    suggest("Wren")
    suggest("Robin", "Rook")

    #expect(!Fleet.screen.staticTexts["Wren"].exists)
    Fleet.screen.staticTexts["Rook"].tap()

    #expect(updater.calls.last == "select Rook")
  }

  @Test func `typing, a scope and cancelling take them away, and code does not`() {
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.tap()

    suggest("Wren")
    bar.text = "W"
    #expect(search.searchSuggestions?.count == 1)
    bar.enter("r")
    #expect(search.searchSuggestions == nil)

    suggest("Wren")
    bar.selectScope(withTitle: "Mine")
    #expect(search.searchSuggestions == nil)

    suggest("Wren")
    bar.tapCancel()
    #expect(search.searchSuggestions == nil)
  }

  @Test func `they are not shown where they are to be ignored`() {
    suggest("Wren")
    bar.tap()

    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    #expect(!Fleet.screen.staticTexts["Wren"].exists)

    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    #expect(Fleet.screen.staticTexts["Wren"].exists)
  }
}
