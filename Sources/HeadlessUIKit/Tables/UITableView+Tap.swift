import Foundation

extension UITableView {
  /// A finger that is down on a row.
  struct Press {
    var row: TableRow {
      didSet { path = row.indexPath }
    }
    private(set) var path: IndexPath
    let cell: UITableViewCell
    /// The finger; not the object itself, which would be kept alive.
    let touch: ObjectIdentifier
    /// Whether an update has taken the row away.
    var isLost = false
  }

  /// What has become of a tap on a row.
  package enum TapOutcome: Equatable {
    /// The touch came to something else.
    case unreached
    /// The table lets nothing be selected.
    case notSelectable
    /// The finger was moved away, or something else took it over.
    case cancelled
    /// A row was selected, which may be another one than was tapped.
    case selected(TableRow)
    /// A row was deselected, among several.
    case deselected(TableRow)
    /// The actions of a row closed, and nothing else happened.
    case closedActions
    /// The delegate said no, in one of its methods.
    case refused(String)
    /// The row went away in a callback.
    case lost
    /// The delegate's answer makes no sense, which was reported.
    case reported
  }

  /// Whether a tap selects anything now.
  package final var letsUserSelect: Bool {
    storedIsEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether a row is selected.
  package final func isSelected(_ row: TableRow) -> Bool { selection.contains(row) }

  /// Whether a tap leaves other rows selected now.
  package final var selectsSeveral: Bool {
    storedIsEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: The finger

  /// The cell that a touch has gone down in, or on what it holds.
  final func cell(touchedBy touch: UITouch) -> UITableViewCell? {
    var view = touch.storedView
    while let next = view {
      let superview = next.storedSuperview
      if superview === self { return next as? UITableViewCell }
      view = superview
    }
    return nil
  }

  // A loop, since a closure would look first whether it is on the main actor.
  final func pressIndex(of touch: UITouch) -> Int? {
    let touch = ObjectIdentifier(touch)
    for index in presses.indices.reversed() where presses[index].touch == touch { return index }
    return nil
  }

  final func pressBegan(on row: TableRow, _ cell: UITableViewCell, _ touch: UITouch) {
    guard letsUserSelect else { return tapOutcome = .notSelectable }
    let path = row.indexPath
    if let delegate, !delegate.tableView(self, shouldHighlightRowAt: path) {
      return tapOutcome = .refused("tableView(_:shouldHighlightRowAt:)")
    }
    presses.append(Press(row: row, path: path, cell: cell, touch: ObjectIdentifier(touch)))
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  final func pressEnded(_ index: Int, of touch: UITouch, isTap: Bool) {
    let press = presses.remove(at: index)
    while let index = pressIndex(of: touch) { presses.remove(at: index) }
    if press.cell.isHighlighted { press.cell.setHighlighted(false, animated: false) }
    guard !press.isLost else { return tapOutcome = .lost }
    delegate?.tableView(self, didUnhighlightRowAt: press.path)
    tapOutcome = isTap ? tapped(press.row, press.path) : .cancelled
  }

  // MARK: The selection

  /// What a tap on a row does to the selection (behaviour 80 to 85).
  private func tapped(_ row: TableRow, _ path: IndexPath) -> TapOutcome {
    guard geometry.contains(row) else { return .lost }
    guard letsUserSelect else { return .notSelectable }
    if selectsSeveral, selection.contains(row) { return tappedAgain(row, path) }

    let method = "tableView(_:willSelectRowAt:)"
    var target = row
    var path = path
    if let delegate {
      guard let answer = delegate.tableView(self, willSelectRowAt: path) else {
        return .refused(method)
      }
      guard let answered = checked(answer, from: method) else { return .reported }
      target = answered
      path = answer
    }
    var kept: [TableRow] = []
    if !selectsSeveral {
      // One row is what there mostly is, and a list of it would be made and dropped at each tap.
      if let other = selection.only {
        if other != target, !deselectAsUser(other) { kept.append(other) }
      } else {
        for other in selection.rows where other != target && selection.contains(other) {
          if !deselectAsUser(other) { kept.append(other) }
        }
      }
      // A callback may have selected others.
      if !selection.isEmpty {
        for other in selection.rows where other != target && !kept.contains(other) {
          deselect(other, animated: false)
        }
      }
    }
    guard geometry.contains(target) else { return .lost }
    let isNew = !selection.contains(target)
    let origin = select(target, animated: false)?.cellOrigin
    if isNew { postSelectionChange() }
    if let segue = origin?.selectionSegue, let cell = displayedCell(target) { segue.trigger(cell) }
    delegate?.tableView(self, didSelectRowAt: path)
    if let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) {
      delegate.tableView(self, performPrimaryActionForRowAt: path)
    }
    return kept.isEmpty ? .selected(target) : .refused("tableView(_:willDeselectRowAt:)")
  }

  private func tappedAgain(_ row: TableRow, _ path: IndexPath) -> TapOutcome {
    let method = "tableView(_:willDeselectRowAt:)"
    var target = row
    var path = path
    if let delegate {
      guard let answer = delegate.tableView(self, willDeselectRowAt: path) else {
        return .refused(method)
      }
      guard let answered = checked(answer, from: method) else { return .reported }
      target = answered
      path = answer
    }
    let isChange = selection.contains(target)
    deselect(target, animated: false)
    if isChange { postSelectionChange() }
    delegate?.tableView(self, didDeselectRowAt: path)
    return .deselected(target)
  }

  /// Deselects a row in favour of another one; answers whether the delegate lets it be deselected.
  private func deselectAsUser(_ row: TableRow) -> Bool {
    var target = row
    var path = row.indexPath
    if let delegate {
      let answer = delegate.tableView(self, willDeselectRowAt: path)
      guard let answer else { return false }
      guard let answered = checked(answer, from: "tableView(_:willDeselectRowAt:)") else {
        return true
      }
      target = answered
      path = answer
    }
    deselect(target, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
    return true
  }

  /// The row that a delegate has answered; where there is none, the delegate is wrong.
  private func checked(_ answer: IndexPath, from method: String) -> TableRow? {
    if let row = TableRow(answer), geometry.contains(row) { return row }
    raiseNoRow(answer, from: method)
    return nil
  }

  /// Reports a delegate that answers what is no row, or no place for one.
  final func raiseNoRow(_ answer: IndexPath, from method: String) {
    guard let row = TableRow(answer) else {
      return ModelException.internalInconsistency.raise(
        "The delegate's \(method) answered the index path \(Array(answer)), which names no row.",
        by: "UITableView")
    }
    ModelException.internalInconsistency.raise(
      "The delegate's \(method) answered row \(row.row) in section \(row.section), which does not "
        + "exist.", by: "UITableView")
  }

  private func postSelectionChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  /// Selects a row; answers its cell, if it shows.
  @discardableResult
  final func select(_ row: TableRow, animated: Bool) -> UITableViewCell? {
    selection.insert(row)
    let cell = displayedCell(row)
    cell?.setSelected(true, animated: animated)
    return cell
  }

  final func deselect(_ row: TableRow, animated: Bool) {
    selection.remove(row)
    displayedCell(row)?.setSelected(false, animated: animated)
  }

  final func deselectAll(animated: Bool) {
    for row in selection.rows { deselect(row, animated: animated) }
  }

  // MARK: What else the user does

  /// The user has tapped the button for a row's details (behaviour 91).
  final func accessoryTapped(at row: TableRow) {
    delegate?.tableView(self, accessoryButtonTappedForRowWith: row.indexPath)
    if let cell = displayedCell(row) { cell.cellOrigin?.accessorySegue?.trigger(cell) }
  }

  /// The user taps an entry of the index: the table scrolls to its section.
  package final func userTapIndexTitle(at index: Int) {
    guard indexTitles.indices.contains(index), let dataSource else { return }
    let title = indexTitles[index]
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard geometry.sections.indices.contains(section) else { return }
    let top = geometry.top(of: section) - adjustedContentInset.top
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: false)
  }
}
