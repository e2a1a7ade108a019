import Foundation

extension UITableView {
  private static let actionWidth: CGFloat = 74

  // MARK: Asking for the actions of a row

  /// Returns whether the data source allows editing a row (behaviour 104).
  package final func canEdit(_ row: TableRow) -> Bool {
    dataSource?.tableView(self, canEditRowAt: row.indexPath) ?? false
  }

  /// Asks for the actions of a row on one side (behaviour 105, 106).
  ///
  /// The caller has checked that the row can be edited.
  package final func offeredActions(
    at row: TableRow, _ edge: OfferedActions.Edge
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
  final func editingStyle(of row: TableRow) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: row.indexPath) ?? .delete
  }

  // MARK: Showing actions

  /// Opens the actions of a row, after a swipe or beside its edit control.
  ///
  /// - Returns: The open actions, or `nil` if the row went away meanwhile.
  package final func show(_ offered: OfferedActions, at row: TableRow) -> ShownActions? {
    closeActions()
    guard geometry.contains(row), !offered.actions.isEmpty else { return nil }
    let shown = ShownActions(offered, at: row, isSwipe: !storedIsEditing)
    shownActions = shown
    if shown.isSwipe { delegate?.tableView(self, willBeginEditingRowAt: row.indexPath) }
    guard shownActions === shown else { return nil }
    guard let row = shown.row else {
      closeActions()
      return nil
    }
    shown.isOpen = true
    addButtons(of: shown, at: row)
    guard let cell = displayedCell(row) else { return shown }
    var part = cell.part
    part.isEditing = true
    part.showsActions = true
    if shown.isSwipe, offered.edge == .trailing { part.style = .delete }
    cell.take(part, animated: true)
    return shownActions === shown ? shown : nil
  }

  private func addButtons(of shown: ShownActions, at row: TableRow) {
    let rect = rect(of: row)
    shown.buttons = shown.offered.actions.enumerated().map { index, action in
      let inset = Self.actionWidth * CGFloat(index)
      let left =
        shown.offered.edge == .leading
        ? rect.minX + inset : rect.maxX - inset - Self.actionWidth
      let button = UIButton(
        frame: CGRect(x: left, y: rect.minY, width: Self.actionWidth, height: rect.height))
      button.setTitle(action.title, for: .normal)
      if case .contextual(let action) = action {
        button.setImage(action.image, for: .normal)
        button.backgroundColor = action.backgroundColor
      }
      button.addAction(
        UIAction { [weak self, weak shown, weak button] _ in
          guard let self, let shown, let button, shownActions === shown else { return }
          perform(action, of: shown, from: button)
        }, for: .touchUpInside)
      addSubview(button)
      return button
    }
  }

  // MARK: Performing actions

  /// Swipes a row all the way as a user does.
  ///
  /// - Returns: Whether that performs the first action.
  @discardableResult
  package final func performFirst(of shown: ShownActions) -> Bool {
    guard shown.offered.performsFirstOnFullSwipe, shownActions === shown,
      let action = shown.offered.actions.first, let button = shown.buttons.first
    else { return false }
    perform(action, of: shown, from: button)
    return true
  }

  private func perform(_ action: OfferedAction, of shown: ShownActions, from view: UIView) {
    guard let path = shown.row?.indexPath else { return }
    switch action {
    case .contextual(let action):
      action.handler(action, view) { [weak self, weak shown] _ in
        if let shown { self?.closeSoon(shown) }
      }
    case .row(let action):
      action.handler(action, path)
      closeSoon(shown)
    case .delete:
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      closeSoon(shown)
    }
  }

  /// Runs code that may call a data source method which the app has not implemented.
  ///
  /// Returns that method.
  package final func missingMethod(in act: () -> Void) -> String? {
    let outer = missingMethod
    missingMethod = nil
    act()
    let missing = missingMethod
    missingMethod = outer
    return missing
  }

  // MARK: Closing actions

  /// Closes actions on a later turn, as the animation would.
  ///
  /// They may be closed by then.
  final func closeSoon(_ shown: ShownActions) {
    hostApplication.mainLoop.enqueue("UITableView row actions") { [weak self] in
      if let self, shownActions === shown { closeActions() }
    }
  }

  /// Closes the open actions of a row, and tells the delegate.
  package final func closeActions() {
    guard let shown = shownActions else { return }
    shownActions = nil
    shown.buttons.forEach { $0.removeFromSuperview() }
    if shown.isOpen, let row = shown.row, let cell = displayedCell(row) {
      var part = storedIsEditing ? cell.part : EditingPart()
      part.showsActions = false
      cell.take(part, animated: true)
    }
    if shown.isSwipe { delegate?.tableView(self, didEndEditingRowAt: shown.row?.indexPath) }
  }

  /// Moves the actions with their row, or closes them if the row has gone.
  final func actionsFollow(_ newRow: (TableRow) -> TableRow?) {
    guard let shown = shownActions, let row = shown.row else { return }
    shown.row = newRow(row)
    guard let row = shown.row else {
      shown.buttons.forEach { $0.removeFromSuperview() }
      return closeSoon(shown)
    }
    let rect = rect(of: row)
    for button in shown.buttons { button.frame.origin.y = rect.minY }
  }
}
