import Foundation

extension UITableView {
  /// The maximum height that is filled with cells.
  ///
  /// A larger frame is a mistake.
  private static let viewHeightLimit: CGFloat = 100_000

  /// The maximum number of times that a layout looks for rows that new heights made visible.
  private static let layoutRoundLimit = 8

  /// The range of the content that is in view.
  ///
  /// It is empty if the table has no size.
  final var visibleRange: (low: CGFloat, high: CGFloat) {
    let bounds = storedBounds
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.minY.isFinite else {
      return (0, -1)
    }
    return (bounds.minY, bounds.minY + min(bounds.height, Self.viewHeightLimit))
  }

  /// The maximum number of visible rows: a row with less than a line of pixels does not show.
  final var mostVisibleRows: Int {
    let (low, high) = visibleRange
    return Int(
      ((high - low) * hostApplication.screen.scale).rounded(.up), within: 0...Int(Int32.max))
  }

  // MARK: Laying out

  /// Loads visible rows, and removes the others.
  ///
  /// The others usually go first, but after an update they go last (behaviour 96). During a group
  /// of updates, this does nothing, because the rows do not match the data then.
  final func layOutRows(isUpdate: Bool = false) {
    guard !pass.isUnderWay, !list.batch.isOpen else { return }
    warnWhereInNoWindow()
    pass.isUnderWay = true
    defer { pass.isUnderWay = false }
    let isReload = list.needsReload
    if isReload { reload() }
    guard !list.needsReload else { return }
    layOutEnds()
    defer { pass.scrollTarget = nil }
    let hasMeasured = isUnchanged {
      if isReload || isUpdate { contentOffset = clampedAfterReload }
      if pass.scrollTarget?.offset != contentOffset { pass.scrollTarget = nil }
      fitAgain()
    }
    guard hasMeasured, isUpdate || isUnchanged(by: { dropInvisible() }),
      isUnchanged(by: { loadVisible() }),
      !isUpdate || isUnchanged(by: { dropInvisible() })
    else { return }
    layOutDisplayed()
    layOutEnds()
    checkInvariants()
    prefetchRows()
  }

  /// Loads the visible rows: heights become known meanwhile, and may bring more rows into view.
  private func loadVisible() {
    for _ in 0..<Self.layoutRoundLimit {
      guard let hasLoadedRows = asking({ loadVisibleRows() }),
        let hasLoadedSupplements = asking({ loadVisibleSupplements() }),
        hasLoadedRows || hasLoadedSupplements,
        isUnchanged(by: { _ = followScrollTarget() })
      else { return }
    }
  }

  /// Removes all cells, the lowest first, and loads the counts again (behaviour 95).
  private func reload() {
    endDisplayingAll()
    loadCounts()
    // If a callback has assigned another data source, its counts still have to be loaded.
    list.needsReload = !list.hasLoaded
  }

  /// The nearest valid offset, in case the content has become smaller.
  private var clampedAfterReload: CGPoint {
    let offset = contentOffset
    let (least, greatest) = restingRange
    return CGPoint(x: offset.x, y: offset.y > greatest.y ? max(least.y, greatest.y) : offset.y)
  }

  /// Positions the header and footer of the table, and sets the size of the content.
  final func layOutEnds() {
    let width = storedBounds.width
    let header = tableHeaderView?.bounds.height ?? 0
    geometry.start = header.isFinite ? max(0, header) : 0
    let end = geometry.end()
    if let view = tableHeaderView, view.storedSuperview === self {
      view.frame = CGRect(x: 0, y: 0, width: width, height: geometry.start)
    }
    var height = end
    if let view = tableFooterView, view.storedSuperview === self {
      let footer = view.bounds.height
      view.frame = CGRect(x: 0, y: end, width: width, height: footer)
      height += footer.isFinite ? max(0, footer) : 0
    }
    if let view = backgroundView, view.storedSuperview === self { view.frame = storedBounds }
    contentSize = CGSize(width: width, height: height)
  }

  private func dropInvisible() {
    let (low, high) = visibleRange
    var gone: [DisplayedRow] = []
    var remaining: [DisplayedRow] = []
    for var entry in list.displayed {
      guard geometry.contains(entry.row) else {
        gone.append(entry)
        continue
      }
      let top = geometry.top(of: entry.row)
      if top < high, top + geometry.height(of: entry.row) > low {
        entry.isLookedAt = false
      } else if !entry.isLookedAt, !entry.cell.isReordering {
        gone.append(entry)
        continue
      }
      remaining.append(entry)
    }
    if !gone.isEmpty || remaining.count != list.displayed.count { list.displayed = remaining }
    for entry in gone { endDisplaying(entry) }
    dropInvisibleSupplements()
  }

  private func loadVisibleRows() -> Bool {
    let (low, high) = visibleRange
    var hasNew = false
    for row in geometry.rows(from: low, to: high, atMost: mostVisibleRows) {
      let index = displayedIndex(of: row)
      // An earlier row may be taller than expected, so that this one is not visible any more.
      guard index != nil || geometry.top(of: row) < visibleRange.high else { break }
      let isCurrent = isUnchanged {
        if let index {
          tell(at: index)
        } else if load(row, isLookedAt: false) != nil {
          hasNew = true
        }
      }
      guard isCurrent else { break }
    }
    return hasNew
  }

  final func layOutDisplayed() {
    for entry in list.displayed {
      let rect = rect(of: entry.row)
      if entry.cell.frame != rect { entry.cell.frame = rect }
    }
    layOutSupplements()
  }

  // MARK: Cells

  /// Tells the delegate of a cell that was made out of sight.
  private func tell(at index: Int) {
    guard !list.displayed[index].isTold else { return }
    list.displayed[index].isTold = true
    let entry = list.displayed[index]
    delegate?.tableView(self, willDisplay: entry.cell, forRowAt: entry.row.indexPath)
  }

  /// Asks for the cell of a row, and displays it (behaviour 93).
  ///
  /// - Parameter isTold: Whether the delegate is told.
  private func load(
    _ row: ItemPath, isLookedAt: Bool, isTold: Bool = true
  ) -> UITableViewCell? {
    AppCall.make("tableView(_:cellForRowAt:)", of: self) {
      guard let cell = cellOfSource(for: row) else { return nil }
      return display(cell, in: row, isLookedAt: isLookedAt, isTold: isTold)
    }
  }

  /// Asks the data source for the cell of a row.
  private func cellOfSource(for row: ItemPath) -> UITableViewCell? {
    guard let source = dataSource else { return nil }
    pass.requests.append(CellRequest(row: row))
    let (cell, isCurrent) = calling { source.tableView(self, cellForRowAt: row.indexPath) }
    pass.requests.removeLast()
    if isCurrent, geometry.contains(row) { return cell }
    putBack(cell)
    return nil
  }

  private func display(
    _ cell: UITableViewCell, in row: ItemPath, isLookedAt: Bool, isTold: Bool
  ) -> UITableViewCell? {
    if let loaded = displayedCell(row) {
      putBack(cell)
      return loaded
    }
    pool.release(cell)
    if let old = cell.storedSuperview { (old as? UITableView)?.forget(cell) }
    let (isFitted, isCurrent) = calling { measure(row, keepsRest: true) }
    guard isCurrent, geometry.contains(row) else {
      putBack(cell)
      return nil
    }
    let (shown, isWanted) = calling { put(cell, in: row) }
    // The cell's own code may have made the table load meanwhile.
    guard isWanted, displayedCell(row) == nil else {
      takeOut(shown)
      return displayedCell(row)
    }
    insert(
      DisplayedRow(
        row: row, cell: shown, isFitted: isFitted, isLookedAt: isLookedAt, isTold: isTold))
    let mayFit = isUnchanged { prepare(shown, for: row) }
    if isFitted, mayFit {
      fit(shown, to: row, keepsRest: true)
      guard shows(shown, in: row) else { return shown }
    }
    if isTold { delegate?.tableView(self, willDisplay: shown, forRowAt: row.indexPath) }
    return shown
  }

  /// Puts a cell into its place, or a placeholder where its own code has taken it out again.
  private func put(_ cell: UITableViewCell, in row: ItemPath) -> UITableViewCell {
    var cell = cell
    let rect = rect(of: row)
    if cell.frame != rect { cell.frame = rect }
    attach(cell, isCell: true)
    if cell.storedSuperview !== self {
      let source = dataSource.map { "<\(type(of: $0))>" } ?? "(null)"
      ModelException.internalInconsistency.raise(
        "\(objectName(self)) failed to obtain a cell from its dataSource (\(source))",
        by: "UITableView.layoutSubviews()")
      cell = placeholderCell()
      cell.frame = rect
      attach(cell, isCell: true)
    }
    cell.shownItem = row
    return cell
  }

  /// Takes a cell out again that is not displayed after all.
  private func takeOut(_ cell: UITableViewCell) {
    cell.shownItem = nil
    detach(cell)
    keep(cell)
  }

  /// Gives a cell the state of its row (behaviour 100).
  private func prepare(_ cell: UITableViewCell, for row: ItemPath) {
    if let level = delegate?.tableView(self, indentationLevelForRowAt: row.indexPath), level != 0 {
      cell.indentationLevel = level
    }
    prepareEditing(of: cell, for: row)
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    cell.setSelected(list.selection.contains(row), animated: false)
    cell.updateConfigurationIfNeeded()
  }

  /// Adds one of the table's own views without requesting a layout.
  ///
  /// The current layout, or the caller that looks at the view, lays it out. Cells are behind
  /// headers and footers, which may cover them.
  final func attach(_ view: UIView, isCell: Bool) {
    guard view.storedSuperview !== self else { return }
    if isCell, let header = list.supplements.first?.view {
      insert(view, at: .below(header), callerLaysOut: true)
    } else {
      insert(view, at: .front, callerLaysOut: true)
    }
  }

  final func detach(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    view.leave(self, callerLaysOut: true)
  }

  /// Returns the cell of a row as if the user had scrolled to the row.
  ///
  /// That is the visible cell, or else a cell that is loaded now and kept for a while.
  package final func lookedAtCell(_ row: ItemPath) -> UITableViewCell? {
    lookedAtCell(row, isTold: true)
  }

  /// Returns the cell of a row; its delegate may be told only once it comes into view.
  final func lookedAtCell(_ row: ItemPath, isTold: Bool) -> UITableViewCell? {
    layOutForUser()
    guard geometry.contains(row) else { return nil }
    if let index = displayedIndex(of: row) {
      if isTold { tell(at: index) }
      return displayedCell(row)
    }
    let end = geometry.end()
    guard !list.needsReload, let cell = load(row, isLookedAt: true, isTold: isTold) else {
      return nil
    }
    if end != geometry.end() {
      layOutDisplayed()
      layOutEnds()
    }
    return keepLookedAt(cell, of: row)
  }
}
