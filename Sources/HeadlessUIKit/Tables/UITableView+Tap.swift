import Foundation

extension UITableView {
  // MARK: The finger

  /// The cell that a touch has gone down in, or in one of its subviews.
  final func cell(touchedBy touch: UITouch) -> UITableViewCell? {
    var view = touch.storedView
    while let next = view {
      let superview = next.storedSuperview
      if superview === self { return next as? UITableViewCell }
      view = superview
    }
    return nil
  }

  /// A finger that was on a row is gone.
  final func pressEnded(_ index: Int, isTap: Bool, _ touch: UITouch) {
    let press = list.presses.remove(at: index)
    if press.cell.isHighlighted { press.cell.setHighlighted(false, animated: false) }
    let tap = touch.itemTap
    guard !press.isLost else {
      tap?.end = .refused(Refusal(.lost))
      return
    }
    delegate?.tableView(self, didUnhighlightRowAt: press.path)
    let end: ItemTap.End =
      isTap ? tapped(press.row, press.path) : .refused(Refusal(.cancelled))
    tap?.end = end
  }

  // MARK: The selection

  /// Changes the selection as a tap on a row does (behaviour 80 to 85).
  final func tapped(_ row: ItemPath, _ path: IndexPath) -> ItemTap.End {
    guard stillContains(row) else { return .refused(Refusal(.lost)) }
    guard letsUserSelect else { return .refused(Refusal(.notSelectable)) }
    if selectsSeveral, list.selection.contains(row) { return tappedAgain(row, path) }

    let method = "tableView(_:willSelectRowAt:)"
    guard let path = answerToSelecting(path) else { return vetoed(method, as: .withheld) }
    guard let target = checked(path, from: method) else { return .refused(Refusal(.reported)) }
    var kept: [ItemPath] = []
    if !selectsSeveral {
      for other in list.selection.rows where other != target && list.selection.contains(other) {
        if !deselectAsUser(other) { kept.append(other) }
      }
      // A callback may have selected others.
      if list.selection.count > kept.count {
        for other in list.selection.rows where other != target && !kept.contains(other) {
          deselect(other, animated: false)
        }
      }
    }
    guard stillContains(target) else { return .refused(Refusal(.lost)) }
    if select(target, animated: false) { postSelectionChange() }
    AppCall.make("tableView(_:didSelectRowAt:)", of: self) {
      if !selectsSeveral, AppWatch.withholds(.selection(in: self)) { return }
      if let cell = displayedCell(target), let segue = cell.cellOrigin?.selectionSegue {
        segue.trigger(cell)
      }
      delegate?.tableView(self, didSelectRowAt: path)
      if hostApplication.device.system.performsPrimaryActions,
        delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true
      {
        delegate?.tableView(self, performPrimaryActionForRowAt: path)
      }
    }
    return kept.isEmpty
      ? .selected(target) : vetoed("tableView(_:willDeselectRowAt:)", as: .kept)
  }

  /// The row that is to be selected: the row itself, unless the delegate says otherwise.
  private func answerToSelecting(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  /// Selects a row besides others, unless the delegate has something against it.
  final func userSelectAlso(_ row: ItemPath) {
    guard let path = answerToSelecting(row.indexPath),
      let target = checked(path, from: "tableView(_:willSelectRowAt:)"),
      stillContains(target), !list.selection.contains(target)
    else { return }
    if select(target, animated: false) { postSelectionChange() }
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func tappedAgain(_ row: ItemPath, _ path: IndexPath) -> ItemTap.End {
    let method = "tableView(_:willDeselectRowAt:)"
    guard let path = answerToDeselecting(path) else { return vetoed(method, as: .kept) }
    guard let target = checked(path, from: method) else { return .refused(Refusal(.reported)) }
    let isChange = list.selection.contains(target)
    deselect(target, animated: false)
    if isChange { postSelectionChange() }
    delegate?.tableView(self, didDeselectRowAt: path)
    return .deselected(target)
  }

  /// Deselects a row because another one is selected.
  ///
  /// Returns whether the delegate allows it.
  private func deselectAsUser(_ row: ItemPath) -> Bool {
    guard let path = answerToDeselecting(row.indexPath) else { return false }
    guard let target = checked(path, from: "tableView(_:willDeselectRowAt:)") else { return true }
    deselect(target, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
    return true
  }

  /// The row that is to be deselected: the row itself, unless the delegate says otherwise.
  private func answerToDeselecting(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }

  /// The row of a delegate's answer; an invalid path is the delegate's fault.
  private func checked(_ answer: IndexPath, from method: String) -> ItemPath? {
    if let row = ItemPath(answer), geometry.contains(row) { return row }
    raiseNoRow(answer, from: method)
    return nil
  }

  /// Reports a delegate that returns an invalid row or place.
  final func raiseNoRow(_ answer: IndexPath, from method: String) {
    guard let row = ItemPath(answer) else {
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

  // MARK: What else the user does

  /// The user has tapped the button for a row's details (behaviour 91).
  final func accessoryTapped(at row: ItemPath) {
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
