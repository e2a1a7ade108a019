import Foundation

/// The content of a document browser: a bar with buttons, and a list of documents.
@MainActor
final class DocumentList: NSObject, UITableViewDataSource, UITableViewDelegate {
  private weak var browser: UIDocumentBrowserViewController?
  private let item = UINavigationItem()
  private let table = UITableView(frame: .zero, style: .plain)
  private var documents: [URL] = []
  /// Whether the first row makes a new document.
  private var hasCreation = false

  override init() { super.init() }

  /// Fills the view of a browser.
  func fill(_ browser: UIDocumentBrowserViewController) {
    guard let view = browser.viewIfLoaded else { return }
    self.browser = browser
    let bar = UINavigationBar()
    bar.setItems([item], animated: false)
    (table.dataSource, table.delegate) = (self, self)
    table.allowsMultipleSelectionDuringEditing = true
    view.backgroundColor = .systemBackground
    for part in [bar, table] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      table.topAnchor.constraint(equalTo: bar.bottomAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    reload()
  }

  /// Shows what there is now, once something is shown at all.
  func reload() {
    guard let browser else { return }
    documents = browser.folder.documents
    hasCreation = browser.allowsDocumentCreation && !table.isEditing
    table.reloadData()
    showButtons()
  }

  /// Scrolls to a document, if it is in the list.
  func reveal(_ document: URL) {
    let path = document.standardizedFileURL.path
    guard let row = documents.firstIndex(where: { $0.standardizedFileURL.path == path }) else {
      return
    }
    table.scrollToRow(
      at: IndexPath(row: hasCreation ? row + 1 : row, section: 0), at: .middle, animated: false)
  }

  // MARK: Selecting

  private var selected: [URL] {
    (table.indexPathsForSelectedRows ?? []).sorted().compactMap(document)
  }

  private func showButtons() {
    guard let browser else { return }
    item.leftBarButtonItems = browser.additionalLeadingNavigationBarButtonItems
    item.rightBarButtonItems =
      (table.isEditing ? selectingButtons(of: browser) : [button("Select") { $0.select(true) }])
      + browser.additionalTrailingNavigationBarButtonItems
  }

  private func selectingButtons(of browser: UIDocumentBrowserViewController) -> [UIBarButtonItem] {
    let selected = selected
    let open = button("Open") {
      let chosen = $0.selected
      $0.select(false)
      $0.browser?.userPick(chosen)
    }
    open.isEnabled = selected.count == 1 || selected.count > 1 && browser.allowsPickingMultipleItems
    let actions = browser.customActions.filter { $0.availability.contains(.navigationBar) }.map {
      action in
      let button = button(action.localizedTitle) {
        let chosen = $0.selected
        $0.select(false)
        action.handler(chosen)
      }
      button.isEnabled = action.isOffered(for: selected, in: .navigationBar)
      return button
    }
    return [button("Done") { $0.select(false) }, open] + actions
  }

  private func button(
    _ title: String, _ act: @escaping @MainActor (DocumentList) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title,
      primaryAction: UIAction { [weak self] _ in if let self { act(self) } })
  }

  private func select(_ isSelecting: Bool) {
    table.setEditing(isSelecting, animated: false)
    reload()
  }

  // MARK: The rows

  private func document(at path: IndexPath) -> URL? {
    let index = hasCreation ? path.row - 1 : path.row
    return documents.indices.contains(index) ? documents[index] : nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    documents.count + (hasCreation ? 1 : 0)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let title = title(at: indexPath)
    cell.textLabel?.text = title
    cell.accessibilityIdentifier = title
    if let browser, let document = document(at: indexPath),
      !browser.notOffered(among: [document]).isEmpty
    {
      cell.textLabel?.isEnabled = false
      cell.isUserInteractionEnabled = false
    }
    return cell
  }

  private func title(at path: IndexPath) -> String? {
    guard let document = document(at: path) else {
      return browser?.localizedCreateDocumentActionTitle
    }
    let isWhole = browser?.shouldShowFileExtensions == true
    return (isWhole ? document : document.deletingPathExtension()).lastPathComponent
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !tableView.isEditing else { return showButtons() }
    tableView.deselectRow(at: indexPath, animated: false)
    if let document = document(at: indexPath) {
      browser?.userPick([document])
    } else {
      browser?.userCreate()
    }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if tableView.isEditing { showButtons() }
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let browser, !tableView.isEditing, let document = document(at: indexPath) else {
      return nil
    }
    let actions = browser.customActions.filter { $0.isOffered(for: [document], in: .menu) }.map {
      action in
      UIAction(title: action.localizedTitle, image: action.image) { _ in action.handler([document])
      }
    }
    let share = UIAction(title: "Share") { [weak browser] _ in browser?.userShare([document]) }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: actions + [share])
    }
  }
}
