import FleetTesting
import TestSupport
import Testing

/// A delegate that logs its calls.
private final class Log: NSObject, UISearchBarDelegate {
  let trace = Trace()
  var begins = true

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    trace.add("text '\(searchText)'")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    trace.add("search '\(searchBar.text ?? "")'")
  }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { trace.add("bookmarks") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { trace.add("results") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    trace.add("cancel")
    searchBar.text = ""
    searchBar.resignFirstResponder()
  }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    trace.add("scope \(selectedScope)")
  }
}

@MainActor
@Suite("UISearchBar's helpers", .freshApplication)
struct UISearchBarHelperTests {
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
  private let page = UIViewController()
  private let log = Log()

  init() {
    bar.delegate = log
    page.view.addSubview(bar)
    setAsAppRootWindow(page)
  }

  private func reasons(_ body: () -> Void) -> [String] { failures(body).reasons }

  @Test func `a search: entered, searched, cancelled`() {
    bar.showsCancelButton = true

    let received = failures {
      bar.enter("ab")
      bar.tapSearchKey()
      bar.tapCancel()
    }

    #expect(received.isEmpty)
    #expect(log.trace.lines == ["text 'a'", "text 'ab'", "search 'ab'", "cancel"])
    #expect(bar.text == "")
    #expect(!bar.isFirstResponder)
  }

  @Test func `enter says what stops the user, or who refused`() {
    log.begins = false
    let refused = failures { bar.enter("a") }
    bar.isHidden = true
    let hidden = failures { bar.enter("a") }
    bar.isEnabled = false

    #expect(
      refused.reasons == [
        "Could not edit UISearchBar: Delegate's searchBarShouldBeginEditing(_:) returned false."
      ])
    #expect(
      refused.map(\.details) == [
        "The delegate of <UISearchBar> in <UIViewController> is <Log>."
      ])
    #expect(hidden.reasons == ["UISearchBar unavailable for editing: Search bar is not visible."])
    #expect(
      hidden.map(\.details) == [
        "<UISearchTextField> in <UIViewController> is in <UISearchBar>, which is hidden."
      ])
    #expect(
      reasons { bar.enter("a") } == [
        "UISearchBar unavailable for editing: Search bar is not enabled."
      ])
    #expect(refused.map(\.name) == [.searchBar])
    #expect(log.trace.lines.isEmpty)
  }

  @Test func `tapSearchKey needs a bar that is being edited, and a text`() {
    let early = reasons { bar.tapSearchKey() }
    bar.tap()

    #expect(
      early == [
        "Could not edit UISearchBar: Must start editing the search bar before the search key can "
          + "be tapped."
      ])
    #expect(
      reasons { bar.tapSearchKey() } == [
        "Could not edit UISearchBar: Search key is not enabled."
      ])
    #expect(log.trace.lines.isEmpty)
  }

  @Test func `tapCancel needs a button that shows`() {
    let cannot = "Cannot tap cancel button of UISearchBar: "
    #expect(reasons { bar.tapCancel() } == [cannot + "Cancel button is not shown."])
    bar.showsCancelButton = true
    bar.isUserInteractionEnabled = false

    #expect(
      reasons { bar.tapCancel() } == [cannot + "View does not allow user interaction."])
    #expect(log.trace.lines.isEmpty)
  }

  @Test func `tapBookmarkButton and tapResultsListButton need buttons that show`() {
    let cannot = [
      "Cannot tap bookmark button of UISearchBar: ",
      "Cannot tap results list button of UISearchBar: ",
    ]
    func both() {
      bar.tapBookmarkButton()
      bar.tapResultsListButton()
    }
    let missing = reasons(both)
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true

    #expect(reasons(both).isEmpty)

    #expect(
      missing == [
        cannot[0] + "Bookmark button is not shown.",
        cannot[1] + "Results list button is not shown.",
      ])
    #expect(log.trace.lines == ["bookmarks", "results"])
    bar.text = "a"
    #expect(
      reasons(both) == [
        cannot[0] + "Bookmark button is hidden while there is text.",
        cannot[1] + "Results list button is hidden while there is text.",
      ])
    bar.isEnabled = false
    bar.text = ""
    bar.isHidden = true
    #expect(
      reasons(both) == [
        cannot[0] + "Search bar is not visible.", cannot[1] + "Search bar is not visible.",
      ])
    #expect(log.trace.lines == ["bookmarks", "results"])
  }

  @Test func `selectScope chooses the scope of a title`() {
    bar.scopeButtonTitles = ["All", "Songbirds"]
    bar.showsScopeBar = true

    bar.selectScope(withTitle: "Songbirds")
    bar.selectScope(withTitle: "Songbirds")
    let unknown = failures { bar.selectScope(withTitle: "Song") }
    bar.showsScopeBar = false
    let hidden = reasons { bar.selectScope(withTitle: "All") }

    #expect(log.trace.lines == ["scope 1"])
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(unknown.reasons == ["No scope with title 'Song' found in search bar."])
    #expect(
      unknown.map(\.details) == [
        "The scopes of <UISearchBar> in <UIViewController> are 'All', 'Songbirds'."
      ])
    #expect(hidden == ["Cannot select scope of UISearchBar: Scope bar is not shown."])
  }

  @Test func `each records its failure at the line that called it`() {
    bar.isHidden = true

    let received = failures {
      bar.enter("a", line: 7, column: 3)
      bar.tapSearchKey(line: 7, column: 3)
      bar.tapCancel(line: 7, column: 3)
      bar.tapBookmarkButton(line: 7, column: 3)
      bar.tapResultsListButton(line: 7, column: 3)
      bar.selectScope(withTitle: "a", line: 7, column: 3)
    }

    #expect(received.count == 6)
    #expect(received.allSatisfy { $0.site.line == 7 && $0.site.column == 3 })
  }
}
