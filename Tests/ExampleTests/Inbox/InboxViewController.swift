import Fleet

/// The inbox, as an app has it that keeps its table up to date row by row.
@MainActor
final class InboxViewController: UITableViewController {
  private let mailbox: Mailbox
  private lazy var archiveItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Archive") { [weak self] _ in self?.archiveSelection() })

  init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(style: .plain)
    title = "Inbox"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
    toolbarItems = [archiveItem]
    updateToolbar()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationController?.setToolbarHidden(!editing, animated: animated)
    updateToolbar()
  }

  private func updateToolbar() {
    archiveItem.isEnabled = tableView.indexPathsForSelectedRows != nil
  }

  private func section(_ index: Int) -> Mailbox.Section { .init(rawValue: index) ?? .today }

  private func message(at path: IndexPath) -> Mailbox.Message {
    mailbox.messages(in: section(path.section))[path.row]
  }

  // MARK: Changing the mailbox

  private func archive(_ paths: [IndexPath]) {
    mailbox.archive(Set(paths.map { message(at: $0).id }))
    tableView.deleteRows(at: paths, with: .automatic)
  }

  private func archiveSelection() {
    archive(tableView.indexPathsForSelectedRows ?? [])
    setEditing(false, animated: true)
  }

  private func askToDelete(at path: IndexPath, completion: @escaping (Bool) -> Void) {
    let id = message(at: path).id
    let alert = UIAlertController(
      title: "Delete for good?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.mailbox.delete([id])
        self?.tableView.deleteRows(at: [path], with: .automatic)
        completion(true)
      })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in completion(false) })
    present(alert, animated: true)
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int {
    Mailbox.Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mailbox.messages(in: self.section(section)).count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { self.section(section).title }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.show(message(at: indexPath))
    return cell
  }

  // MARK: Selecting

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !isEditing else { return updateToolbar() }
    let page = UIViewController()
    page.title = message(at: indexPath).subject
    navigationController?.pushViewController(page, animated: true)
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if isEditing { updateToolbar() }
  }

  // MARK: Swiping

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let message = message(at: indexPath)
    let flag = UIContextualAction(style: .normal, title: message.isFlagged ? "Unflag" : "Flag") {
      [weak self] _, _, completion in
      self?.mailbox.toggleFlag(message.id)
      self?.tableView.reloadRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [flag])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let archive = UIContextualAction(style: .normal, title: "Archive") {
      [weak self] _, _, completion in
      self?.archive([indexPath])
      completion(true)
    }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.askToDelete(at: indexPath, completion: completion)
    }
    return UISwipeActionsConfiguration(actions: [archive, delete])
  }

  // MARK: Moving

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    // What came today stays with what came today.
    sourceIndexPath.section == proposedDestinationIndexPath.section
      ? proposedDestinationIndexPath : sourceIndexPath
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    mailbox.move(
      message(at: sourceIndexPath).id, to: section(destinationIndexPath.section),
      at: destinationIndexPath.row)
  }

  // MARK: Menus

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Archive") { _ in self?.archive([indexPath]) },
        UIAction(title: "Print", attributes: .disabled) { _ in },
      ])
    })
  }
}
