import Fleet

// The screens of the fixtures `More.storyboard` and `Flow.xib`.

final class MoreViewController: UIViewController, UISearchBarDelegate {
  var log: [String] = []

  override class var objectiveCMembers: [Selector.Method] {
    [
      .method("addBird:", MoreViewController.addBird),
      .method("goUp:", MoreViewController.goUp),
    ]
  }

  func addBird(_ sender: UIKeyCommand) { log.append("add") }
  func goUp(_ sender: UIKeyCommand) { log.append("up \(sender.title)") }

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmarks") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
}

final class EditingViewController: UITableViewController, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Bird", for: indexPath)
  }
}

final class ConnectedViewController: UITableViewController {
  @Outlet var button: UIButton!
  @Outlet var field: UITextField!
  @Outlet var cell: UITableViewCell!

  override class var objectiveCMembers: [Selector.Method] {
    [.method("event:", ConnectedViewController.event)]
  }

  func event(_ sender: UIButton) {}
}

final class FlowOwner: NSObject {
  @Outlet var tabs: UITabBarController!
  @Outlet var start: FlowViewController!
}

final class FlowViewController: UIViewController {
  @Outlet var button: UIButton!
  var log: [String] = []

  override class var objectiveCMembers: [Selector.Method] {
    [.method("go:", FlowViewController.go)]
  }

  func go(_ sender: UIButton) { log.append("go") }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake, view \(isViewLoaded ? "loaded" : "not loaded")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad")
  }
}
