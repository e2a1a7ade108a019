import Foundation

extension UITableView {
  /// A finger that is down on a row.
  typealias Press = RowPress<UITableViewCell>

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

  final func pressIndex(of touch: UITouch) -> Int? {
    presses.lastIndex { $0.touch == touch.number }
  }

  /// A finger goes down on a row; the touch's tap, if a user made it, is told what comes of that.
  final func pressBegan(on row: TableRow, _ cell: UITableViewCell, _ touch: UITouch) {
    guard letsUserSelect else {
      touch.rowTap?.end = .refused(Refusal(.notSelectable))
      return
    }
    let path = row.indexPath
    if delegate?.tableView(self, shouldHighlightRowAt: path) == false {
      touch.rowTap?.end = vetoed("tableView(_:shouldHighlightRowAt:)")
      return
    }
    // The table does not hear that a finger is lifted from a cell that has left it.
    presses.removeAll { $0.touch == touch.number || $0.cell.storedSuperview !== self }
    presses.append(Press(row: row, path: path, cell: cell, touch: touch))
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  private func vetoed(_ method: String) -> RowTap.End {
    .refused(Refusal(.vetoed, culprit: delegate as? NSObject, method: method))
  }

  /// A finger that was on a row is gone.
  final func pressEnded(_ index: Int, isTap: Bool, _ touch: UITouch) {
    let press = presses.remove(at: index)
    if press.cell.isHighlighted { press.cell.setHighlighted(false, animated: false) }
    let tap = touch.rowTap
    guard !press.isLost else {
      tap?.end = .refused(Refusal(.lost))
      return
    }
    delegate?.tableView(self, didUnhighlightRowAt: press.path)
    let end: RowTap.End =
      isTap ? tapped(press.row, press.path) : .refused(Refusal(.cancelled))
    tap?.end = end
  }

  // MARK: The selection

  /// What a tap on a row does to the selection (behaviour 80 to 85).
  final func tapped(_ row: TableRow, _ path: IndexPath) -> RowTap.End {
    guard geometry.contains(row) else { return .refused(Refusal(.lost)) }
    guard letsUserSelect else { return .refused(Refusal(.notSelectable)) }
    if selectsSeveral, selection.contains(row) { return tappedAgain(row, path) }

    let method = "tableView(_:willSelectRowAt:)"
    guard let path = answerToSelecting(path) else { return vetoed(method) }
    guard let target = checked(path, from: method) else { return .refused(Refusal(.reported)) }
    var kept: [TableRow] = []
    if !selectsSeveral {
      for other in selection.rows where other != target && selection.contains(other) {
        if !deselectAsUser(other) { kept.append(other) }
      }
      // A callback may have selected others.
      if selection.count > kept.count {
        for other in selection.rows where other != target && !kept.contains(other) {
          deselect(other, animated: false)
        }
      }
    }
    guard geometry.contains(target) else { return .refused(Refusal(.lost)) }
    if select(target, animated: false) { postSelectionChange() }
    guard CallCircle.enter("tableView(_:didSelectRowAt:)", self) else { return .selected(target) }
    defer { CallCircle.leave() }
    if let cell = displayedCell(target), let segue = cell.cellOrigin?.selectionSegue {
      segue.trigger(cell)
    }
    delegate?.tableView(self, didSelectRowAt: path)
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true {
      delegate?.tableView(self, performPrimaryActionForRowAt: path)
    }
    return kept.isEmpty ? .selected(target) : vetoed("tableView(_:willDeselectRowAt:)")
  }

  /// The row that is to be selected: the one itself, unless the delegate says otherwise.
  private func answerToSelecting(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  /// Selects a row besides others, unless the delegate has something against it.
  final func userSelectAlso(_ row: TableRow) {
    guard let path = answerToSelecting(row.indexPath),
      let target = checked(path, from: "tableView(_:willSelectRowAt:)"),
      !selection.contains(target)
    else { return }
    if select(target, animated: false) { postSelectionChange() }
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func tappedAgain(_ row: TableRow, _ path: IndexPath) -> RowTap.End {
    let method = "tableView(_:willDeselectRowAt:)"
    guard let path = answerToDeselecting(path) else { return vetoed(method) }
    guard let target = checked(path, from: method) else { return .refused(Refusal(.reported)) }
    let isChange = selection.contains(target)
    deselect(target, animated: false)
    if isChange { postSelectionChange() }
    delegate?.tableView(self, didDeselectRowAt: path)
    return .deselected(target)
  }

  /// Deselects a row in favour of another one; answers whether the delegate lets it be deselected.
  private func deselectAsUser(_ row: TableRow) -> Bool {
    guard let path = answerToDeselecting(row.indexPath) else { return false }
    guard let target = checked(path, from: "tableView(_:willDeselectRowAt:)") else { return true }
    deselect(target, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
    return true
  }

  /// The row that is to be deselected: the one itself, unless the delegate says otherwise.
  private func answerToDeselecting(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
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
        InvalidIndexPath.inTable,
        by: "\(objectName(self)). The delegate's \(method) returned the path \(Array(answer))")
    }
    ModelException.internalInconsistency.raise(
      "The delegate's \(method) returned row \(row.row) in section \(row.section), which does not "
        + "exist.", by: "\(objectName(self)), whose delegate is \(objectName(of: delegate))")
  }

  private func postSelectionChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  /// Selects a row, and returns whether it was not selected before.
  @discardableResult
  final func select(_ row: TableRow, animated: Bool) -> Bool {
    let isNew = selection.insert(row)
    displayedCell(row)?.setSelected(true, animated: animated)
    return isNew
  }

  final func deselect(_ row: TableRow, animated: Bool) {
    selection.remove(row)
    displayedCell(row)?.setSelected(false, animated: animated)
  }

  final func deselectAll(animated: Bool) {
    for row in selection.rows { deselect(row, animated: animated) }
  }

  // MARK: Two fingers (behaviour 463, 471)

  /// Pans over rows with two fingers, which selects them.
  ///
  /// - Returns: What kept the user from that.
  package final func userSelect(
    from first: TableRow, to last: TableRow
  ) -> Refusal<RowTap.Fault>? {
    let path = first.indexPath
    let begins =
      delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? allowsMultipleSelectionDuringEditing
    guard begins else {
      return Refusal(
        .vetoed, culprit: delegate as? NSObject,
        method: "tableView(_:shouldBeginMultipleSelectionInteractionAt:)")
    }
    if allowsMultipleSelectionDuringEditing {
      setEditing(true, animated: true)
    } else {
      allowsMultipleSelection = true
    }
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    for row in TableRow.between(first, last, counts: geometry.sections.map(\.count))
    where geometry.contains(row) && !selection.contains(row) { userSelectAlso(row) }
    delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    return nil
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
