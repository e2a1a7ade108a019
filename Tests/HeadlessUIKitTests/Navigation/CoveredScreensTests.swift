import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

/// The effects of bars on a screen that others are pushed on.
@MainActor
@Suite("Covered screens", .ownApplication)
struct CoveredScreensTests {
  private func list(withSearch hasSearch: Bool) -> UITableViewController {
    let list = UITableViewController()
    list.title = "Birds"
    guard hasSearch else { return list }
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    list.navigationItem.hidesSearchBarWhenScrolling = false
    return list
  }

  @Test(arguments: [(false, -143.0), (true, -195)])
  func `keep their offset, whatever bars the screen on top has`(
    hasLargeTitle: Bool, offset: CGFloat
  ) {
    let list = list(withSearch: true)
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = hasLargeTitle
    showInWindow(navigation)
    #expect(list.tableView.contentOffset.y == offset)

    for animated in [true, false] {
      for page in [UIViewController(), self.list(withSearch: true), self.list(withSearch: false)] {
        navigation.pushViewController(page, animated: animated)
        navigation.hostApplication.mainLoop.settle()
        #expect(list.tableView.contentOffset.y == offset)
        navigation.popViewController(animated: animated)
        navigation.hostApplication.mainLoop.settle()
        #expect(list.tableView.contentOffset.y == offset)
      }
    }
  }

  @Test func `a screen with a search bar that is pushed and popped keeps its offset meanwhile`() {
    let list = list(withSearch: true)
    let navigation = UINavigationController(rootViewController: UIViewController())
    showInWindow(navigation)
    var offsets: [CGFloat] = []

    for _ in 1...2 {
      navigation.pushViewController(list, animated: true)
      navigation.hostApplication.mainLoop.settle()
      offsets.append(list.tableView.contentOffset.y)
      navigation.popViewController(animated: true)
      navigation.hostApplication.mainLoop.settle()
      offsets.append(list.tableView.contentOffset.y)
    }

    #expect(offsets == [-143, -143, -143, -143])
  }
}
