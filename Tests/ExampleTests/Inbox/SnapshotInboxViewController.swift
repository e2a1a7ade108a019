import Fleet

/// The inbox, as an app has it that shows snapshots of its data.
@MainActor
final class SnapshotInboxViewController: UITableViewController {
  private let mailbox: Mailbox
  private lazy var messages = MessageDataSource(tableView: tableView, mailbox)

  init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
    toolbarItems = [
      UIBarButtonItem(
        primaryAction: UIAction(title: "Archive") { [weak self] _ in self?.archiveSelection() })
    ]
    messages.show(animated: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationController?.setToolbarHidden(!editing, animated: animated)
  }

  private func archiveSelection() {
    let paths = tableView.indexPathsForSelectedRows ?? []
    mailbox.archive(Set(paths.compactMap(messages.itemIdentifier)))
    messages.show(animated: true)
    setEditing(false, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = messages.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [mailbox, messages] _, _, completion in
      mailbox.delete([id])
      messages.show(animated: true) { completion(true) }
    }
    let archive = UIContextualAction(style: .normal, title: "Archive") {
      [mailbox, messages] _, _, completion in
      mailbox.archive([id])
      messages.show(animated: true) { completion(true) }
    }
    return UISwipeActionsConfiguration(actions: [delete, archive])
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = messages.itemIdentifier(for: indexPath) else { return nil }
    let flag = UIContextualAction(style: .normal, title: "Flag") {
      [mailbox, messages] _, _, completion in
      mailbox.toggleFlag(id)
      messages.showAgain(id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [flag])
  }
}

/// The messages of a mailbox, by their numbers.
private final class MessageDataSource: UITableViewDiffableDataSource<Mailbox.Section, Int> {
  private let mailbox: Mailbox

  init(tableView: UITableView, _ mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(tableView: tableView) { table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "message", for: path)
      if let message = mailbox.message(id) { (cell as? MessageCell)?.show(message) }
      return cell
    }
  }

  func show(animated: Bool, completion: (() -> Void)? = nil) {
    var snapshot = NSDiffableDataSourceSnapshot<Mailbox.Section, Int>()
    snapshot.appendSections(Mailbox.Section.allCases)
    for section in Mailbox.Section.allCases {
      snapshot.appendItems(mailbox.messages(in: section).map(\.id), toSection: section)
    }
    apply(snapshot, animatingDifferences: animated, completion: completion)
  }

  func showAgain(_ id: Int) {
    var snapshot = snapshot()
    snapshot.reconfigureItems([id])
    apply(snapshot, animatingDifferences: true)
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { sectionIdentifier(for: section)?.title }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let id = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    mailbox.move(id, to: section, at: destinationIndexPath.row)
    show(animated: false)
  }
}
