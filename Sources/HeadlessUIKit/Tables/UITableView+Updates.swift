import Foundation

extension UITableView {
  // MARK: Batches (behaviour 113)

  /// Makes updates as a batch, or as a part of the batch around them.
  final func update(by call: String, _ body: () -> Void) {
    openUpdates(by: call)
    body()
    closeUpdates()
  }

  /// Begins a batch, or a part of the current one.
  ///
  /// The counts before the batch are those of the last load. A table that has not loaded does so
  /// now.
  final func openUpdates(by call: String) {
    loadCountsIfNeeded()
    batch.open(by: call)
  }

  /// Ends a batch, or a part of one.
  ///
  /// An end without a beginning is ignored.
  final func closeUpdates() {
    guard let batch = batch.close() else { return }
    let isConsistent = !batch.isRefused && commit(batch.updates, by: batch.call)
    if batch.isRefused { reloadData() }
    batch.complete(isConsistent, in: self, by: "UITableView.performBatchUpdates completion")
  }

  /// Makes the updates of a batch.
  ///
  /// If they are inconsistent, the table is reloaded instead.
  private func commit(_ updates: TableUpdates, by call: String) -> Bool {
    let before = geometry.sections.map(\.count)
    let generation = generation
    guard let after = askCounts(), generation == self.generation else {
      reloadData()
      return true
    }
    do throws(TableUpdates.Inconsistency) {
      let change = try updates.change(from: before, to: after)
      adopt(
        change, counts: after, reconfiguring: updates.reconfiguredRows.compactMap(change.newRow))
      return true
    } catch {
      ModelException.internalInconsistency.raise(error.reason, by: call)
      reloadData()
      return false
    }
  }

  /// Applies the changes of a snapshot data source, which cannot be inconsistent.
  final func show(_ change: some TableChange, reconfiguring rows: [TableRow]) {
    guard hasLoaded else { return setNeedsLayout() }
    batch.removeUpdates()
    let generation = generation
    guard let counts = askCounts(), generation == self.generation else { return reloadData() }
    adopt(change, counts: counts, reconfiguring: rows)
  }

  // MARK: Making a change

  /// Applies a change to the table.
  ///
  /// What stays moves to its new position with its cell. New rows are loaded before the cells of
  /// removed rows become available for reuse (behaviour 96).
  final func adopt(
    _ change: some TableChange, counts: [Int], reconfiguring rows: [TableRow] = []
  ) {
    generation &+= 1
    geometry.adopt(change, counts: counts, fresh: freshSection)
    follow(change)
    guard !needsReload else { return setNeedsLayout() }
    let leaving = followRows(change)
    let leavingViews = followSupplements(change)
    showChanges(reconfiguring: rows)
    for entry in leaving.reversed() where !displayed.contains(where: { $0.cell === entry.cell }) {
      endDisplaying(entry)
    }
    for entry in leavingViews.reversed()
    where !supplements.contains(where: { $0.view === entry.view }) {
      endDisplaying(entry)
    }
  }

  /// Moves everything remembered about rows along with them, and forgets removed rows
  /// (behaviour 117).
  private func follow(_ change: some TableChange) {
    selection.follow(change)
    lookedAt = lookedAt.compactMap(change.newRow)
    prefetch.rows = prefetch.rows.compactMap(change.newRow)
    actionsFollow(change.newRow)
    for index in presses.indices { presses[index].follow(change) }
  }

  /// Moves cells along with their rows, and returns those whose rows have gone.
  private func followRows(_ change: some TableChange) -> [DisplayedRow] {
    var leaving: [DisplayedRow] = []
    var staying: [DisplayedRow] = []
    for var entry in displayed {
      let row = change.newRow(of: entry.row).flatMap { geometry.contains($0) ? $0 : nil }
      entry.cell.shownRow = row
      if let row {
        entry.row = row
        staying.append(entry)
      } else {
        leaving.append(entry)
      }
    }
    displayed = staying.sorted { $0.row < $1.row }
    return leaving
  }

  /// Moves the views above and below sections, and returns those whose sections have gone.
  private func followSupplements(_ change: some TableChange) -> [Supplement] {
    var leaving: [Supplement] = []
    var staying: [Supplement] = []
    for var entry in supplements {
      if let section = change.newSection(of: entry.section) {
        entry.section = section
        staying.append(entry)
      } else {
        leaving.append(entry)
      }
    }
    supplements = staying
    return leaving
  }

  private func showChanges(reconfiguring rows: [TableRow]) {
    let generation = generation
    for row in rows.sorted() {
      reconfigure(row)
      guard generation == self.generation else { return }
    }
    measureAgain()
    guard generation == self.generation else { return }
    if isLayingOutRows { setNeedsLayout() } else { layOutRows(isUpdate: true) }
  }

  /// Asks for the cell of a row again.
  ///
  /// The data source must return the same cell.
  private func reconfigure(_ row: TableRow) {
    guard let source = dataSource, let cell = displayedCell(row) else { return }
    let outer = request
    request = CellRequest(row: row, existing: cell)
    let answer = source.tableView(self, cellForRowAt: row.indexPath)
    let isReported = request?.isReported == true
    request = outer
    guard answer !== cell else { return cell.updateConfigurationIfNeeded() }
    if answer.storedSuperview == nil { pool.keep(answer, for: self) }
    guard !isReported else { return }
    ModelException.internalInconsistency.raise(
      "The cell that was returned for row \(row.row) in section \(row.section), which is being "
        + "reconfigured, is not the one that the row has. Dequeue it with "
        + "-dequeueReusableCellWithIdentifier:forIndexPath:.",
      by: "UITableView.reconfigureRows(at:)")
  }

  /// Asks for heights again.
  ///
  /// Every batch does so, even an empty one.
  private func measureAgain() {
    if estimatedRowHeight == 0 {
      measureAll()
      return fitSupplements()
    }
    let generation = generation
    for entry in displayed {
      let isFitted = measure(entry.row)
      guard generation == self.generation else { return }
      let index = index(of: entry.row)
      if index < displayed.count, displayed[index].row == entry.row {
        displayed[index].isFitted = isFitted
      }
      if isFitted { fit(entry.cell, to: entry.row, keepsRest: false) }
      guard generation == self.generation else { return }
    }
    fitSupplements()
  }
}
