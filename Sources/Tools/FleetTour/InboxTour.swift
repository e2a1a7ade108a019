import Fleet

/// A table whose rows are swiped, moved and selected as a user would.
@MainActor struct InboxTour {
  func walk() {
    withFreshApplication {
      let inbox = InboxScreen()
      let navigation = setInAppWindowRootNavigation(inbox)
      let table: UITableView = inbox.tableView

      say("\nAn inbox, whose rows are swiped, moved and ticked:")
      say("  messages: \(inbox.messages)")
      table.selectCellAction(withTitle: "Archive", at: [0, 1])
      say("  archived with a swipe: \(inbox.archived)")
      table.swipeToDeleteRow(at: [0, 2])
      say("  after a swipe all the way: \(inbox.messages)")
      table.chooseMenuItem(withTitle: "Duplicate", at: [0, 0])
      say("  after a choice from a row's menu: \(inbox.messages)")

      navigation.navigationBar.tapTopItem(withTitle: "Edit")
      table.dragRow(from: [0, 2], to: [0, 0])
      say("  after a row was dragged up: \(inbox.messages)")
      table.selectRow(at: [0, 1])
      table.selectRow(at: [0, 2])
      navigation.toolbar.tapItem(withTitle: "Archive")
      say("  after two were ticked and archived: \(inbox.messages)")

      say("\nWhat a row does not offer is told with what it does:")
      table.selectCellAction(withTitle: "Achive", at: [0, 0])
      table.dragRow(from: [0, 0], to: [0, 1])
    }
  }
}

final class InboxScreen: UITableViewController {
  private(set) var messages = ["Rent", "Party", "Offer", "Advert"]
  private(set) var archived: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
    toolbarItems = [
      UIBarButtonItem(
        primaryAction: UIAction(title: "Archive") { [weak self] _ in self?.archiveSelection() })
    ]
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationController?.setToolbarHidden(!editing, animated: animated)
  }

  private func archiveSelection() {
    archive(tableView.indexPathsForSelectedRows ?? [])
    setEditing(false, animated: true)
  }

  private func archive(_ paths: [IndexPath]) {
    for path in paths.sorted(by: >) { archived.append(messages.remove(at: path.row)) }
    tableView.deleteRows(at: paths, with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = messages[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.messages.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    let archive = UIContextualAction(style: .normal, title: "Archive") {
      [weak self] _, _, completion in
      self?.archive([indexPath])
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete, archive])
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    messages.insert(messages.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [UIAction(title: "Duplicate") { _ in self?.duplicate(indexPath) }])
    })
  }

  private func duplicate(_ path: IndexPath) {
    messages.insert(messages[path.row], at: path.row + 1)
    tableView.insertRows(at: [[path.section, path.row + 1]], with: .automatic)
  }
}
