import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// Logs the calls of a search controller, its bar and its updater.
@MainActor
final class SearchNotes: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
  UISearchBarDelegate
{
  let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func willPresentSearchController(_ searchController: UISearchController) {
    trace.add("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    trace.add("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    trace.add("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    trace.add("didDismiss")
  }
  func updateSearchResults(for searchController: UISearchController) {
    trace.add("update '\(searchController.searchBar.text ?? "")' \(searchController.isActive)")
  }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    trace.add("shouldBegin")
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { trace.add("didBegin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { trace.add("didEnd") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { trace.add("cancel") }
}

@MainActor
@Suite("UISearchController", .ownApplication)
struct UISearchControllerTests {
  private let trace = Trace()
  private let log: SearchNotes
  private let root: TracingScreen
  private let results: TracingScreen
  private let stack: UINavigationController

  init() {
    log = SearchNotes(trace)
    root = TracingScreen("root", Trace())
    results = TracingScreen("results", trace)
    stack = UINavigationController(rootViewController: root)
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  /// The calls while `body` runs and all work that is due after it.
  private func calls(_ body: () -> Void) -> [String] {
    let count = trace.lines.count
    body()
    settle()
    return trace.lines(since: count)
  }

  /// Puts a search controller into the navigation bar, and shows it.
  private func show(_ search: UISearchController) {
    search.delegate = log
    search.searchResultsUpdater = log
    search.searchBar.delegate = log
    root.definesPresentationContext = true
    root.navigationItem.searchController = search
    showInWindow(stack)
  }

  private func type(_ text: String, in search: UISearchController) {
    for character in text { _ = search.searchBar.searchTextField.userType(String(character)) }
  }

  // MARK: Defaults

  @Test func `defaults (behaviour 600, 609)`() throws {
    let search = UISearchController(searchResultsController: results)

    #expect(!search.isActive)
    #expect(search.hidesNavigationBarDuringPresentation)
    #expect(!search.obscuresBackgroundDuringPresentation)
    #expect(search.automaticallyShowsCancelButton)
    #expect(search.automaticallyShowsSearchResultsController)
    #expect(search.automaticallyShowsScopeBar)
    #expect(search.scopeBarActivation == .automatic)
    #expect(search.searchResultsController === results)
    #expect(!results.isViewLoaded)
    let item = UINavigationItem()
    #expect(item.hidesSearchBarWhenScrolling)
    #expect(item.searchController == nil)
    let archive = NSKeyedArchiver(requiringSecureCoding: false)
    archive.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
    let archived = UISearchController(coder: coder)
    #expect(archived != nil)
    #expect(archived?.isViewLoaded == false)
    #expect(archived?.searchResultsController == nil)
  }

  @Test func `what is shown by hand is not shown by itself any more (behaviour 601)`() {
    let search = UISearchController(searchResultsController: results)

    search.showsSearchResultsController = true
    search.searchBar.showsScopeBar = true

    #expect(!search.automaticallyShowsSearchResultsController)
    #expect(!search.automaticallyShowsScopeBar)
    #expect(search.scopeBarActivation == .manual)
  }

  // MARK: Orders

  @Test func `a tap in the field presents the search (behaviour 602, 603, 604)`() {
    let search = UISearchController(searchResultsController: nil)
    show(search)

    let calls = calls { search.searchBar.becomeFirstResponder() }

    #expect(
      calls == [
        "shouldBegin", "willPresent", "didBegin", "update '' true", "didPresent",
      ])
    #expect(search.isActive)
    #expect(search.searchBar.showsCancelButton)
    #expect(root.presentedViewController === search)
    #expect(search.presentingViewController === root)
    #expect(search.searchBar.isFirstResponder)
  }

  @Test func `code begins a search without a question (behaviour 604)`() {
    let search = UISearchController(searchResultsController: nil)
    show(search)

    let calls = calls { search.isActive = true }

    #expect(calls == ["willPresent", "didBegin", "update '' true", "didPresent"])
    #expect(search.isActive)
  }

  @Test func `each typed character is one update (behaviour 602)`() {
    let search = UISearchController(searchResultsController: nil)
    show(search)
    search.isActive = true
    settle()

    let calls = calls { type("ab", in: search) }

    #expect(calls == ["update 'a' true", "update 'ab' true"])
  }

  @Test func `the cancel button ends the search (behaviour 605)`() {
    let search = UISearchController(searchResultsController: nil)
    show(search)
    search.isActive = true
    settle()
    type("a", in: search)

    let calls = calls { search.searchBar.userCancel() }

    #expect(
      calls == ["cancel", "willDismiss", "update '' true", "didEnd", "didDismiss"])
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
    #expect(!search.searchBar.showsCancelButton)
    #expect(root.presentedViewController == nil)
  }

  @Test func `code ends a search without a click (behaviour 605)`() {
    let search = UISearchController(searchResultsController: nil)
    show(search)
    search.isActive = true
    settle()

    let calls = calls { search.isActive = false }

    #expect(calls == ["willDismiss", "update '' true", "didEnd", "didDismiss"])
    #expect(!search.isActive)
  }

  @Test func `a dismissal by the app ends the search without will and did (behaviour 603)`() {
    let search = UISearchController(searchResultsController: nil)
    show(search)
    search.isActive = true
    settle()

    let calls = calls { root.dismiss(animated: true) }

    #expect(calls == ["update '' true", "didEnd"])
    #expect(!search.isActive)
    #expect(root.presentedViewController == nil)
  }

  @Test func `the app may present the search itself (behaviour 603)`() {
    final class Presenter: NSObject, UISearchControllerDelegate {
      let trace: Trace
      weak var screen: UIViewController?
      init(_ trace: Trace, _ screen: UIViewController) {
        self.trace = trace
        self.screen = screen
      }
      func presentSearchController(_ searchController: UISearchController) {
        trace.add("present")
        screen?.present(searchController, animated: false)
      }
      func willPresentSearchController(_ searchController: UISearchController) {
        trace.add("willPresent")
      }
    }
    let search = UISearchController(searchResultsController: nil)
    show(search)
    let presenter = Presenter(trace, root)
    search.delegate = presenter

    let calls = calls { search.searchBar.becomeFirstResponder() }

    #expect(calls == ["shouldBegin", "present", "didBegin", "update '' false"])
    #expect(search.isActive)
    #expect(root.presentedViewController === search)
  }

  // MARK: Results

  @Test func `results are hidden without a text, and come with the search (behaviour 608)`() {
    let search = UISearchController(searchResultsController: results)
    show(search)

    let coming = calls { search.isActive = true }

    #expect(
      coming == [
        "willPresent", "didBegin", "update '' true", "results.willMove(other)", "results.didLoad",
        "results.didMove(other)", "results.willAppear(true)", "results.isAppearing(true)",
        "results.didAppear(true)", "didPresent",
      ])
    #expect(results.view.isHidden)
    #expect(results.parent === search)

    type("a", in: search)
    #expect(!results.view.isHidden)

    let going = calls { search.isActive = false }
    #expect(
      going == [
        "willDismiss", "update '' true", "didEnd", "results.willDisappear(true)",
        "results.didDisappear(true)", "didDismiss",
      ])
  }

  @Test func `the searched screen can be touched while no results are in front`() {
    let search = UISearchController(searchResultsController: results)
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 44))
    root.view.addSubview(button)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    show(search)
    #expect(button.obstacle == nil)

    search.isActive = true
    settle()
    #expect(button.obstacle == nil)
    #expect(search.searchBar.obstacle == nil)
    #expect(root.navigationItem.rightBarButtonItem?.obstacle?.culprit === search)

    type("a", in: search)
    #expect(button.obstacle?.culprit === search)
    #expect(search.searchBar.searchTextField.obstacle == nil)

    search.searchBar.text = ""
    search.obscuresBackgroundDuringPresentation = true
    #expect(button.obstacle?.culprit === search)

    search.hidesNavigationBarDuringPresentation = false
    #expect(root.navigationItem.rightBarButtonItem?.obstacle == nil)
  }

  @Test func `nothing else is presented over a search but by itself (behaviour 607)`() {
    let search = UISearchController(searchResultsController: results)
    show(search)
    search.isActive = true
    settle()
    let log = FailureLog()

    withFailureReporter(log) { root.present(UIViewController(), animated: false) }
    #expect(
      log.failures.map(\.reason) == [
        "Attempt to present <UIViewController> on <TracingScreen> (from <TracingScreen>) which is "
          + "already presenting <UISearchController>."
      ])

    let page = UIViewController()
    results.present(page, animated: false)
    settle()
    #expect(search.presentedViewController === page)
  }

  @Test func `a screen that is pushed from the results comes over the search (behaviour 608)`() {
    let search = UISearchController(searchResultsController: results)
    show(search)
    search.isActive = true
    settle()
    type("a", in: search)
    let page = TracingScreen("page", trace)

    let pushed = calls {
      results.presentingViewController?.navigationController?
        .pushViewController(page, animated: true)
    }
    #expect(stack.topViewController === page)
    #expect(search.isActive)
    #expect(results.view.window == nil)
    #expect(pushed.contains("results.didDisappear(false)"))
    #expect(page.view.obstacle == nil)

    stack.popViewController(animated: true)
    settle()
    #expect(results.view.window != nil)
    #expect(search.searchBar.text == "a")
    #expect(!results.view.isHidden)
  }

  // MARK: Scopes

  @Test func `scopes come and go with the search, or with a text (behaviour 600, 609)`() {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "Songbirds"]
    show(search)
    #expect(!search.searchBar.showsScopeBar)

    search.isActive = true
    settle()
    #expect(search.searchBar.showsScopeBar)
    #expect(calls { search.searchBar.userSelectScope(1) } == ["update '' true"])

    search.scopeBarActivation = .onTextEntry
    #expect(!search.searchBar.showsScopeBar)
    type("a", in: search)
    #expect(search.searchBar.showsScopeBar)

    search.isActive = false
    settle()
    #expect(!search.searchBar.showsScopeBar)
  }

  @Test func `a single scope is not shown (behaviour 609)`() {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All"]
    show(search)

    search.isActive = true
    settle()

    #expect(!search.searchBar.showsScopeBar)
  }

  // MARK: The bar

  @Test func `the search bar stands in the navigation bar of its screen alone`() {
    let search = UISearchController(searchResultsController: nil)
    show(search)
    let bar = stack.navigationBar
    #expect(search.searchBar.superview === bar)
    #expect(bar.frame.height == 96 as CGFloat)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))

    stack.pushViewController(UIViewController(), animated: false)
    settle()
    #expect(search.searchBar.superview == nil)
    #expect(bar.frame.height == 44 as CGFloat)

    stack.popViewController(animated: false)
    settle()
    root.navigationItem.searchController = nil
    settle()
    #expect(search.searchBar.superview == nil)
    #expect(bar.frame.height == 44 as CGFloat)
  }

  @Test func `a bar in a table's header searches that screen`() {
    let screen = UITableViewController()
    let search = UISearchController(searchResultsController: nil)
    search.delegate = log
    screen.tableView.tableHeaderView = search.searchBar
    search.searchBar.frame.size = CGSize(width: 390, height: 56)
    showInWindow(UINavigationController(rootViewController: screen))

    let calls = calls { search.searchBar.becomeFirstResponder() }

    #expect(calls == ["willPresent", "didPresent"])
    #expect(screen.presentedViewController === search)
    #expect(screen.tableView.obstacle == nil)
  }

  @Test func `there is no search where nothing can be presented`() {
    let search = UISearchController(searchResultsController: nil)
    search.delegate = log

    search.isActive = true
    settle()

    #expect(!search.isActive)
    #expect(trace.lines == [])
  }
}
