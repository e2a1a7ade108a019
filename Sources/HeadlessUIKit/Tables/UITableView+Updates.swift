import Foundation

extension UITableView {
  // MARK: Batches (behaviour 113)

  /// Begins a batch, or a part of the current one.
  ///
  /// The counts before the batch are those of the last load. A table that has not loaded does so
  /// now.
  final func openUpdates(by call: String) {
    loadCountsIfNeeded()
    batch.open(by: call)
  }

  // MARK: Making a change

  /// Applies a change to the table.
  ///
  /// What stays moves to its new position with its cell. New rows are loaded before the cells of
  /// removed rows become available for reuse (behaviour 96).
  final func adopt(
    _ change: some ListChange, counts: [Int], updates: [ListUpdates.Update],
    reconfiguring rows: [TableRow]
  ) {
    generation &+= 1
    geometry.adopt(change, counts: counts, fresh: freshSection)
    followItems(change)
    actionsFollow(change.newRow)
    guard !needsReload else { return setNeedsLayout() }
    let leaving = followCells(change)
    let leavingViews = followSupplements(change)
    showChanges(reconfiguring: rows)
    endDisplaying(leaving, leavingViews)
  }

  private func showChanges(reconfiguring rows: [TableRow]) {
    guard reconfigure(rows) else { return }
    let generation = generation
    measureAgain()
    guard generation == self.generation else { return }
    if isLayingOutRows { setNeedsLayout() } else { layOutRows(isUpdate: true) }
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
