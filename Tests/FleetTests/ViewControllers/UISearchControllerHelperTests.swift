import FleetTesting
import TestSupport
import Testing

/// A list of birds that is searched.
private final class SearchedBirds: UITableViewController, UISearchResultsUpdating {
  private let birds = ["Robin", "Wren", "Rook"]
  var shown: [String] = []
  var chosen: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = birds
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.searchBar.scopeButtonTitles = ["All", "Short"]
    navigationItem.searchController = search
    definesPresentationContext = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bird")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    let isShort = searchController.searchBar.selectedScopeButtonIndex == 1
    shown = birds.filter { bird in
      (text.isEmpty || bird.hasPrefix(text)) && (!isShort || bird.count == 4)
    }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(shown[indexPath.row])
  }
}

@MainActor
@Suite("Helpers for searching", .freshApplication)
struct UISearchControllerHelperTests {
  private let list = SearchedBirds()
  private let bar: UISearchBar

  init() throws {
    setInAppWindowRootNavigation(list)
    bar = try #require(list.navigationItem.searchController?.searchBar)
  }

  @Test func `typing into the bar searches, and a row of what is found can be chosen`() {
    bar.enter("Ro")

    #expect(list.navigationItem.searchController?.isActive == true)
    #expect(list.shown == ["Robin", "Rook"])
    list.tableView.selectRow(at: [0, 1])
    #expect(list.chosen == ["Rook"])
  }

  @Test func `the scopes narrow the search`() {
    bar.enter("R")
    bar.selectScope(withTitle: "Short")

    #expect(list.shown == ["Rook"])
  }

  @Test
  func `the search key leaves the search active, and cancelling ends it (behaviour 605, 606)`() {
    bar.enter("Wr")
    bar.tapSearchKey()
    #expect(list.navigationItem.searchController?.isActive == true)
    #expect(list.shown == ["Wren"])

    bar.tapCancel()
    #expect(list.navigationItem.searchController?.isActive == false)
    #expect(list.shown.count == 3)
    #expect(bar.text == "")
  }

  @Test func `there is nothing to cancel before a search`() {
    let log = FailureLog()

    withFailureReporter(log) { bar.tapCancel() }

    #expect(log.failures.count == 1)
    #expect(list.navigationItem.searchController?.isActive == false)
  }

  @Test func `buttons of the bar are out of reach during a search`() {
    let add = UIBarButtonItem(systemItem: .add)
    list.navigationItem.rightBarButtonItem = add
    let log = FailureLog()
    bar.enter("R")

    withFailureReporter(log) { add.tap() }

    #expect(log.failures.count == 1)
    bar.tapCancel()
    #expect(screen.topmostViewController === list)
  }
}
