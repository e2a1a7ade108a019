import Foundation

extension UITableView {
  // MARK: Asking for the actions of a row

  /// Returns whether the data source allows editing a row (behaviour 104).
  package final func canEdit(_ row: ItemPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: row.indexPath) ?? false
  }

  /// Asks for the actions of a row on one side (behaviour 105, 106).
  ///
  /// The caller has checked that the row can be edited.
  package final func offeredActions(
    at row: ItemPath, _ edge: OfferedActions.Edge
  ) -> OfferedActions {
    let path = row.indexPath
    let configuration =
      edge == .leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let configuration {
      return OfferedActions(
        edge, configuration.actions.map { .contextual($0) },
        performsFirstOnFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }
    guard edge == .trailing else { return OfferedActions(edge, []) }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      return OfferedActions(edge, actions.map { .row($0) })
    }
    let style = storedIsEditing ? displayedCell(row)?.part.style : editingStyle(of: row)
    guard style == .delete else {
      return OfferedActions(
        edge, [],
        refusal: Refusal(
          style ?? UITableViewCell.EditingStyle.none, culprit: delegate as? NSObject,
          method: "tableView(_:editingStyleForRowAt:)"))
    }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return OfferedActions(
      edge, [.delete(title: title ?? "Delete")], performsFirstOnFullSwipe: true)
  }

  /// Asks for the action of a row's edit control.
  final func editingStyle(of row: ItemPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: row.indexPath) ?? .delete
  }

  // MARK: Showing actions

  /// Opens the actions of a row, after a swipe or beside its edit control.
  ///
  /// - Returns: The open actions, or `nil` if the row went away meanwhile.
  package final func show(_ offered: OfferedActions, at row: ItemPath) -> ShownActions? {
    closeActions()
    guard geometry.contains(row), !offered.actions.isEmpty else { return nil }
    let shown = ShownActions(offered, at: row, isSwipe: !storedIsEditing)
    list.shownActions = shown
    if shown.isSwipe { delegate?.tableView(self, willBeginEditingRowAt: row.indexPath) }
    guard list.shownActions === shown else { return nil }
    guard let row = shown.row else {
      closeActions()
      return nil
    }
    shown.isOpen = true
    addButtons(of: shown, at: rect(of: row), isAtLeft: offered.edge == .leading, to: self)
    guard let cell = displayedCell(row) else { return shown }
    var part = cell.part
    part.isEditing = true
    part.showsActions = true
    if shown.isSwipe, offered.edge == .trailing { part.style = .delete }
    cell.take(part, animated: true)
    return list.shownActions === shown ? shown : nil
  }

  // MARK: Performing actions

  /// Swipes a row all the way as a user does.
  ///
  /// - Returns: Whether that performs the first action.
  @discardableResult
  package final func performFirst(of shown: ShownActions) -> Bool {
    guard shown.offered.performsFirstOnFullSwipe, list.shownActions === shown,
      let action = shown.offered.actions.first, let button = shown.buttons.first
    else { return false }
    perform(action, of: shown, from: button)
    return true
  }

  // MARK: Closing actions

  /// Closes the open actions of a row, and tells the delegate.
  package final func closeActions() {
    guard let shown = list.shownActions else { return }
    list.shownActions = nil
    shown.buttons.forEach { $0.removeFromSuperview() }
    if shown.isOpen, let row = shown.row, let cell = displayedCell(row) {
      var part = storedIsEditing ? cell.part : EditingPart()
      part.showsActions = false
      cell.take(part, animated: true)
    }
    if shown.isSwipe { delegate?.tableView(self, didEndEditingRowAt: shown.row?.indexPath) }
  }

  /// Moves the actions with their row, or closes them if the row has gone.
  final func actionsFollow(_ newItem: (ItemPath) -> ItemPath?) {
    guard let shown = list.shownActions, let row = shown.row else { return }
    shown.row = newItem(row)
    guard let row = shown.row else {
      shown.buttons.forEach { $0.removeFromSuperview() }
      return closeSoon(shown)
    }
    let rect = rect(of: row)
    for button in shown.buttons { button.frame.origin.y = rect.minY }
  }
}
