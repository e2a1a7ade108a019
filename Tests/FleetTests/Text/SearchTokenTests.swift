import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Search tokens", .freshApplication)
struct SearchTokenTests {
  /// A list that logs the searched texts.
  private final class List: UIViewController, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    var searches: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      search.searchResultsUpdater = self
      navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
      let field = searchController.searchBar.searchTextField
      let tokens = field.tokens.map { "\($0.representedObject ?? "nil")" }
      searches.append((tokens + [field.text ?? ""]).joined(separator: "|"))
    }
  }

  private let list = List()
  private var field: UISearchTextField { list.search.searchBar.searchTextField }

  init() { setInAppWindowRootNavigation(list) }

  private func token(_ name: String) -> UISearchToken {
    let token = UISearchToken(icon: nil, text: name)
    token.representedObject = name
    return token
  }

  @Test func `tokens stand before the text, in their order`() {
    field.insertToken(token("wren"), at: 0)
    field.insertToken(token("red"), at: 0)
    field.text = "egg"

    #expect(field.tokens.map(\.text) == ["red", "wren"])
    #expect(field.text == "egg")
    #expect(field.tokens(in: field.textualRange).count == 2)
    field.removeToken(at: 0)
    #expect(field.tokens.map(\.text) == ["wren"])
  }

  @Test func `a backspace before the text deletes the last token`() {
    field.startEditing()
    field.tokens = [token("red"), token("wren")]
    field.type("e")

    field.backspace()
    field.backspace()
    #expect(field.tokens.map(\.text) == ["red"])
    field.allowsDeletingTokens = false
    field.backspace()

    #expect(field.tokens.map(\.text) == ["red"])
    #expect(list.searches.last == "red|")
  }

  @Test func `a token takes the place of a part of the text`() {
    field.text = "red egg"
    let start = field.beginningOfDocument
    let end = field.position(from: start, offset: 4) ?? start
    let range = field.textRange(from: start, to: end)

    if let range { field.replaceTextualPortion(of: range, with: token("red"), at: 0) }

    #expect(field.text == "egg")
    #expect(field.tokens.map(\.text) == ["red"])
  }

  @Test func `the end of the search takes the tokens away`() {
    field.startEditing()
    field.tokens = [token("red")]

    list.search.searchBar.tapCancel()

    #expect(field.tokens.isEmpty)
  }

  @Test func `an index must be there`() {
    let inserted = failures { field.insertToken(token("red"), at: 1) }
    let removed = failures { field.removeToken(at: 0) }

    #expect(inserted.reasons == ["Attempted to insert a token at index 1 of 0."])
    #expect(removed.reasons == ["Attempted to remove a token at index 0 of 0."])
    #expect(field.tokens.isEmpty)
  }
}
