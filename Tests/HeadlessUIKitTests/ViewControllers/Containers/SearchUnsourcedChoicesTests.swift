import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// UIKit's behaviour here has no source; these tests hold the model's choices.
@MainActor
@Suite("Choices without a source: searching", .ownApplication)
struct SearchUnsourcedChoicesTests {
  private let trace = Trace()
  private let log: SearchNotes
  private let root = UIViewController()
  private let search = UISearchController(searchResultsController: nil)

  init() {
    log = SearchNotes(trace)
    search.searchResultsUpdater = log
    root.navigationItem.searchController = search
    showInWindow(UINavigationController(rootViewController: root))
  }

  @Test func `a text that code sets in the bar updates the results`() {
    search.searchBar.text = "wren"
    search.searchBar.text = "wren"

    #expect(trace.lines == ["update 'wren' false"])
  }

  @Test func `the search in front is that of the results, or else the searched screen`() {
    let window = root.view.window

    search.isActive = true
    UIApplication.shared.mainLoop.settle()

    #expect(window?.rootViewController?.frontmostController === root)
    search.obscuresBackgroundDuringPresentation = true
    #expect(window?.rootViewController?.frontmostController === search)
  }

  @Test func `the suggestions are gone as the updater hears of the selected one`() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var heard: [String] = []
      func updateSearchResults(for searchController: UISearchController) {}
      func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
      ) {
        let left = searchController.searchSuggestions?.count
        heard.append("\(searchSuggestion.localizedSuggestion ?? "?") \(left ?? -1)")
      }
    }
    let updater = Updater()
    search.searchResultsUpdater = updater
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Wren")]
    search.isActive = true
    UIApplication.shared.mainLoop.settle()

    if let list = search.suggestionList {
      list.delegate?.tableView(list, didSelectRowAt: [0, 0])
    }

    #expect(updater.heard == ["Wren -1"])
    #expect(search.searchBar.text == "")
    #expect(search.searchBar.isFirstResponder)
  }

  @Test func `a suggestion with an attributed text has the plain one as well`() {
    let item = UISearchSuggestionItem(
      localizedAttributedSuggestion: NSAttributedString(string: "Wren"),
      localizedDescription: "A bird")

    #expect(item.localizedSuggestion == "Wren")
    #expect(item.localizedAttributedSuggestion?.string == "Wren")
    #expect(item.localizedDescription == "A bird")
  }

  @Test func `a bar in the navigation bar stays there when the content is scrolled`() {
    let table = UITableViewController()
    table.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let stack = UINavigationController(rootViewController: table)
    showInWindow(stack)

    table.tableView.contentSize.height = 5_000
    table.tableView.contentOffset.y = 1_000
    UIApplication.shared.mainLoop.settle()

    #expect(stack.navigationBar.frame.height == 96 as CGFloat)
  }
}
