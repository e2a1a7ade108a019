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
  final func pressIndex(of touch: ObjectIdentifier) -> Int? {
    for index in presses.indices.reversed() where presses[index].touch == touch { return index }
    return nil
  }

  /// A finger goes down on a row; the tap, if it is one of a user's, hears what comes of that.
  final func pressBegan(
    on row: TableRow, _ cell: UITableViewCell, _ touch: ObjectIdentifier, _ tap: RowTap?,
    _ delegate: (any UITableViewDelegate)?
  ) {
    guard letsUserSelect else {
      tap?.end = .refused(Refusal(.notSelectable))
      return
    }
    let path = row.indexPath
    if delegate?.tableView(self, shouldHighlightRowAt: path) == false {
      tap?.end = vetoed("tableView(_:shouldHighlightRowAt:)")
      return
    }
    presses.append(Press(row: row, path: path, cell: cell, touch: touch))
    cell.setHighlighted(true, animated: false)
    tell(delegate) { $0?.tableView(self, didHighlightRowAt: path) }
  }

  private func vetoed(_ method: String) -> RowTap.End {
    .refused(Refusal(.vetoed, culprit: delegate as? NSObject, method: method))
  }

  /// Calls the delegate: the one at hand, unless a callback has exchanged it.
  ///
  /// To load a weak reference costs more than to call what it refers to, and a tap has up to eight
  /// calls. So does retaining it, which binding it to a name would.
  @inline(__always)
  private func tell<Answer>(
    _ delegate: (any UITableViewDelegate)?, _ call: ((any UITableViewDelegate)?) -> Answer
  ) -> Answer {
    isDelegate(delegate) ? call(delegate) : call(self.delegate)
  }

  @inline(__always)
  private func isDelegate(_ delegate: (any UITableViewDelegate)?) -> Bool {
    guard let delegate else { return delegateIdentity == nil }
    return ObjectIdentifier(delegate) == delegateIdentity
  }

  /// A finger that was on a row is gone; the tap hears what has become of it.
  final func pressEnded(
    _ index: Int, isTap: Bool, _ tap: RowTap?, _ delegate: (any UITableViewDelegate)?
  ) {
    let press = presses.remove(at: index)
    while let index = pressIndex(of: press.touch) { presses.remove(at: index) }
    if press.cell.isHighlighted { press.cell.setHighlighted(false, animated: false) }
    guard !press.isLost else {
      tap?.end = .refused(Refusal(.lost))
      return
    }
    tell(delegate) { $0?.tableView(self, didUnhighlightRowAt: press.path) }
    let end: RowTap.End =
      isTap
      ? tell(delegate) { tapped(press.row, press.path, $0) } : .refused(Refusal(.cancelled))
    tap?.end = end
  }

  // MARK: The finger that nobody sees

  /// Stands for the finger of such a tap, which has no touch.
  private static let unseenTouch = ObjectIdentifier(UITouch.self)

  /// Has a cell be tapped by a finger that only the table would see: between a cell and a table of
  /// UIKit's own there is nobody else.
  final func tapUnseen(
    _ cell: UITableViewCell, in window: UIWindow?, for tap: RowTap?
  ) -> Bool {
    guard type(of: self) == UITableView.self, shownActions == nil,
      pressIndex(of: Self.unseenTouch) == nil, let row = cell.shownRow, shows(cell, in: row)
    else { return false }
    tapUnseen(row, cell, in: window, tap, delegate)
    return true
  }

  private func tapUnseen(
    _ row: TableRow, _ cell: UITableViewCell, in window: UIWindow?, _ tap: RowTap?,
    _ delegate: (any UITableViewDelegate)?
  ) {
    pressBegan(on: row, cell, Self.unseenTouch, tap, delegate)
    guard let index = pressIndex(of: Self.unseenTouch) else { return }
    // What has left its window and its table has nobody to tell that the finger is gone.
    let isInWindow = cell.storedWindow === window
    if isInWindow || cell.storedSuperview === self {
      pressEnded(index, isTap: isInWindow, tap, delegate)
    } else {
      presses.remove(at: index)
    }
  }

  // MARK: The selection

  /// What a tap on a row does to the selection (behaviour 80 to 85).
  private func tapped(
    _ row: TableRow, _ path: IndexPath, _ delegate: (any UITableViewDelegate)?
  ) -> RowTap.End {
    guard geometry.contains(row) else { return .refused(Refusal(.lost)) }
    guard letsUserSelect else { return .refused(Refusal(.notSelectable)) }
    if selectsSeveral, selection.contains(row) { return tappedAgain(row, path, delegate) }

    let method = "tableView(_:willSelectRowAt:)"
    let answer = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
    guard let path = answer else { return vetoed(method) }
    guard let target = checked(path, from: method) else { return .refused(Refusal(.reported)) }
    var kept: [TableRow] = []
    if !selectsSeveral {
      // One row is what there mostly is, and a list of it would be made and dropped at each tap.
      if let other = selection.only {
        if other != target, !deselectAsUser(other, delegate) { kept.append(other) }
      } else {
        for other in selection.rows where other != target && selection.contains(other) {
          if !deselectAsUser(other, delegate) { kept.append(other) }
        }
      }
      // A callback may have selected others.
      if !selection.isEmpty {
        for other in selection.rows where other != target && !kept.contains(other) {
          deselect(other, animated: false)
        }
      }
    }
    guard geometry.contains(target) else { return .refused(Refusal(.lost)) }
    let isNew = !selection.contains(target)
    select(target, animated: false)
    if isNew { postSelectionChange() }
    if let segue = cellOrigin(of: target)?.selectionSegue, let cell = displayedCell(target) {
      segue.trigger(cell)
    }
    tell(delegate) { $0?.tableView(self, didSelectRowAt: path) }
    tell(delegate) {
      guard $0?.tableView(self, canPerformPrimaryActionForRowAt: path) == true else { return }
      $0?.tableView(self, performPrimaryActionForRowAt: path)
    }
    return kept.isEmpty ? .selected(target) : vetoed("tableView(_:willDeselectRowAt:)")
  }

  private func tappedAgain(
    _ row: TableRow, _ path: IndexPath, _ delegate: (any UITableViewDelegate)?
  ) -> RowTap.End {
    let method = "tableView(_:willDeselectRowAt:)"
    let answer = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
    guard let path = answer else { return vetoed(method) }
    guard let target = checked(path, from: method) else { return .refused(Refusal(.reported)) }
    let isChange = selection.contains(target)
    deselect(target, animated: false)
    if isChange { postSelectionChange() }
    tell(delegate) { $0?.tableView(self, didDeselectRowAt: path) }
    return .deselected(target)
  }

  /// Deselects a row in favour of another one; answers whether the delegate lets it be deselected.
  private func deselectAsUser(
    _ row: TableRow, _ delegate: (any UITableViewDelegate)?
  ) -> Bool {
    let path = row.indexPath
    let answer = tell(delegate) {
      $0 == nil ? path : $0?.tableView(self, willDeselectRowAt: path)
    }
    guard let path = answer else { return false }
    guard let target = checked(path, from: "tableView(_:willDeselectRowAt:)") else { return true }
    deselect(target, animated: false)
    tell(delegate) { $0?.tableView(self, didDeselectRowAt: path) }
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

  final func select(_ row: TableRow, animated: Bool) {
    selection.insert(row)
    displayedCell(row)?.setSelected(true, animated: animated)
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
