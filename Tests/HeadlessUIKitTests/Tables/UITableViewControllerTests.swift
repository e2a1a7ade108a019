import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UITableViewController", .ownApplication)
struct UITableViewControllerTests {
  private final class Birds: UITableViewController {
    var chosen: [Int] = []
    var asked = 0
    var scrolls = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      asked += 1
      return 30
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private let birds = Birds()

  private func show() -> UIWindow {
    let window = UIWindow()
    window.rootViewController = birds
    window.isHidden = false
    window.hostApplication.mainLoop.settle()
    return window
  }

  @Test func `is data source and delegate of its table, which is its view (behaviour 121)`() {
    #expect(birds.view === birds.tableView)
    #expect(birds.tableView.dataSource === birds)
    #expect(birds.tableView.delegate === birds)
    #expect(birds.tableView.style == .plain)
    #expect(UITableViewController(style: .grouped).tableView.style == .grouped)
    #expect(birds.clearsSelectionOnViewWillAppear)
  }

  @Test func `calls the optional methods that a subclass overrides`() {
    let window = show()
    birds.tableView.cellForRow(at: [0, 3])?.userTap()
    birds.tableView.contentOffset.y += 10

    #expect(birds.chosen == [3])
    #expect(birds.tableView.contentSize.height == 1_500)
    #expect(birds.scrolls > 0)
    #expect(window.rootViewController === birds)
  }

  @Test func `clears the selection when it appears again, and nobody hears of it (behaviour 121)`()
  {
    let window = show()
    birds.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)

    window.rootViewController = UIViewController()
    window.hostApplication.mainLoop.settle()
    #expect(birds.tableView.indexPathForSelectedRow == [0, 1])
    window.rootViewController = birds
    #expect(birds.tableView.indexPathForSelectedRow == nil)
    birds.clearsSelectionOnViewWillAppear = false
    birds.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    window.rootViewController = UIViewController()
    window.hostApplication.mainLoop.settle()
    window.rootViewController = birds

    #expect(birds.tableView.indexPathForSelectedRow == [0, 1])
    #expect(birds.chosen == [])
  }

  @Test func `has its table edited along (behaviour 112)`() {
    birds.setEditing(true, animated: false)
    #expect(birds.isEditing)
    #expect(birds.tableView.isEditing)

    birds.isEditing = false
    #expect(!birds.tableView.isEditing)
  }

  @Test func `has the refresh control of its table`() {
    let control = UIRefreshControl()
    birds.refreshControl = control

    #expect(birds.tableView.refreshControl === control)
    #expect(birds.refreshControl === control)
  }

  @Test func `shows nothing of its own without overrides`() {
    let screen = UITableViewController()
    let log = logged { screen.view.layoutIfNeeded() }

    // It is in no window.
    #expect(log.notes.count == 1)
    #expect(screen.tableView.numberOfSections == 1)
    #expect(screen.tableView.numberOfRows(inSection: 0) == 0)
    #expect(screen.tableView.visibleCells == [])
  }
}
