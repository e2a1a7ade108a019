import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("What suggestions that cannot be selected say", .freshApplication)
struct SearchSuggestionFailureTextsTests {
  private let search = UISearchController(searchResultsController: UIViewController())

  init() {
    let page = UIViewController()
    search.searchBar.placeholder = "Birds"
    page.navigationItem.searchController = search
    setInAppWindowRootNavigation(page)
  }

  private var bar: UISearchBar { search.searchBar }

  private func suggest(_ titles: String...) {
    search.searchSuggestions = titles.map { UISearchSuggestionItem(localizedSuggestion: $0) }
  }

  private func texts(_ body: () -> Void) -> [String] {
    failures(body).map { "\($0.reason) \($0.details)" }
  }

  @Test func `says why no suggestions are shown`() {
    let received = texts {
      UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        .selectSuggestion(withTitle: "Wren")
      bar.selectSuggestion(withTitle: "Wren")
      bar.tap()
      bar.selectSuggestion(withTitle: "Wren")
      suggest("Wren")
      search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
      bar.selectSuggestion(withTitle: "Wren")
    }

    let reason = "Cannot select suggestion of UISearchBar: No suggestions are shown."
    #expect(
      received == [
        "\(reason) <UISearchBar> belongs to no search controller.",
        "\(reason) <UISearchController>.isActive is false: tap the bar first.",
        "\(reason) <UISearchController>.searchSuggestions is empty.",
        "\(reason) <UISearchController>.ignoresSearchSuggestionsForSearchBarPlacementStacked is true.",
      ])
  }

  @Test func `says which suggestions there are`() {
    suggest("Wren", "Robin")
    bar.tap()

    let received = texts { bar.selectSuggestion(withTitle: "Wern") }

    #expect(
      received == [
        "No suggestion with title 'Wern' found in search bar. Did you mean 'Wren'? "
          + #"The suggestions of <UISearchBar "Birds"> are 'Wren', 'Robin'."#
      ])
  }
}
