import FleetTesting

/// A table of letters that can be edited, and that logs its calls.
@MainActor
final class LetterTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  var letters: [[String]] = [["A", "B", "C"], ["D", "E"]]
  var calls: [String] = []
  /// The handlers of calls, beyond the log.
  var onCall: [String: () -> Void] = [:]
  /// Calls of which nothing is written down.
  var unheard = ["cellForRow", "shouldIndent", "canMove"]

  var canEdit = true
  var canMove = true
  var style = UITableViewCell.EditingStyle.delete
  var deleteTitle: String?
  var leading: [UIContextualAction]?
  var trailing: [UIContextualAction]?
  var fullSwipe = true
  var rowActions: [UITableViewRowAction]?
  var target: ((IndexPath) -> IndexPath) = { $0 }
  var menu: UIContextMenuConfiguration?
  var hasOldMenu = false
  var onDelete: ((LetterTable, IndexPath) -> Void)? = { $0.remove($1) }

  override init() {
    super.init()
    table.hostApplication.hasWarnedOfTableInNoWindow = true
    table.register(LetterCell.self, forCellReuseIdentifier: "letter")
    table.dataSource = self
    table.delegate = self
  }

  private func note(_ call: String, _ path: IndexPath?) {
    let line = call + (path.map { " \($0.section)-\($0.row)" } ?? " nil")
    if !unheard.contains(call) { calls.append(line) }
    onCall[call]?()
  }

  /// The lines that are logged while a body runs.
  func calls(_ body: () -> Void) -> [String] {
    table.layoutIfNeeded()
    calls = []
    body()
    return calls
  }

  /// The letters that the cells show, of all rows.
  var shown: [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: [section, row])?.textLabel?.text ?? "?"
      }
    }
  }

  func remove(_ path: IndexPath) {
    letters[path.section].remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }

  /// An action that writes itself down, does something, and completes.
  func action(
    _ title: String, _ style: UIContextualAction.Style = .normal,
    _ work: @escaping (@escaping (Bool) -> Void) -> Void = { $0(true) }
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self] action, _, completion in
      self?.calls.append(action.title ?? "")
      work(completion)
    }
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { letters.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cellForRow", indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = letters[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    note("canEdit", indexPath)
    return canEdit
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    note("canMove", indexPath)
    return canMove
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    note("commit \(editingStyle)", indexPath)
    if editingStyle == .delete { onDelete?(self, indexPath) }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note("move \(sourceIndexPath.section)-\(sourceIndexPath.row) to", destinationIndexPath)
    let letter = letters[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    letters[destinationIndexPath.section].insert(letter, at: destinationIndexPath.row)
  }

  // MARK: Delegate

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("leading", indexPath)
    return leading.map(configuration)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("trailing", indexPath)
    return trailing.map(configuration)
  }

  private func configuration(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = fullSwipe
    return configuration
  }

  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    hasOldMenu
  }

  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    note("editActions", indexPath)
    return rowActions
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    note("editingStyle", indexPath)
    return style
  }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    note("titleForDelete", indexPath)
    return deleteTitle
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    note("shouldIndent", indexPath)
    return indexPath.row != 1
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("willBegin", indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("didEnd", indexPath)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    note(
      "target \(sourceIndexPath.section)-\(sourceIndexPath.row) to", proposedDestinationIndexPath)
    return target(proposedDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    note("menu", indexPath)
    return menu
  }

  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    calls.append("previewForHighlighting")
    return nil
  }

  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    calls.append("previewForDismissing")
    return nil
  }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.append("willDisplayMenu")
    animator?.addAnimations { [weak self] in self?.calls.append("menu comes") }
    animator?.addCompletion { [weak self] in self?.calls.append("menu has come") }
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    calls.append("willPerformPreviewAction")
    animator.addCompletion { [weak self, weak animator] in
      let title = animator?.previewViewController?.title
      self?.calls.append("opened \(title ?? "nothing")")
    }
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.append("willEndMenu")
    animator?.addCompletion { [weak self] in self?.calls.append("menu has gone") }
  }
}

/// A cell that writes down which states it goes through.
final class LetterCell: UITableViewCell {
  var states: [String] = []

  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    states.append("will \(state.rawValue)")
  }

  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    states.append("did \(state.rawValue)")
  }
}
