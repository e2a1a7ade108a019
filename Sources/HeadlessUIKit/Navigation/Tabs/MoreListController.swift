import Foundation

/// The list of the screens whose tabs do not fit into a tab bar.
///
/// It is the root of the More navigation controller. A tap on a row opens its screen.
final class MoreListController: UITableViewController {
  init() {
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private var entries: [TabEntry] { tabBarController?.restEntries ?? [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    entriesDidChange()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The popped screens have gone by now.
    tabBarController?.takeBackScreens()
  }

  /// Shows the screens that there are now.
  func entriesDidChange() { if isViewLoaded { tableView.reloadData() } }

  // MARK: The table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    guard let item = item(at: indexPath) else { return cell }
    var content = UIListContentConfiguration.valueCell()
    content.text = item.label
    content.secondaryText = item.badgeValue
    content.image = item.image
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { item(at: indexPath)?.isEnabled != false }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let entries = entries
    guard entries.indices.contains(indexPath.row) else { return }
    tabBarController?.open(entries[indexPath.row], animated: true)
  }

  private func item(at indexPath: IndexPath) -> UITabBarItem? {
    let entries = entries
    return entries.indices.contains(indexPath.row) ? entries[indexPath.row].item : nil
  }

  private static let cell = "More"
}
