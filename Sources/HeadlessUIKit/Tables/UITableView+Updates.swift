import Foundation

extension UITableView {
  /// Shows the data source's current data, because the app's data has changed already (behaviour
  /// 113).
  final func updatesFailed(_ counts: [Int]?) { reloadData() }

  // MARK: Batches (behaviour 113)

  /// Begins a batch, or a part of the current one.
  ///
  /// The counts before the batch are from the last load. A table that has not loaded does so now.
  final func openUpdates(by call: String) {
    loadCountsIfNeeded()
    list.batch.open(by: call, words: .table(hostApplication.device.system))
  }

  // MARK: Making a change

  /// Applies a change to the table.
  ///
  /// Remaining rows move to their new positions with their cells. New rows are loaded before the
  /// cells of removed rows become available for reuse (behaviour 96).
  final func adopt(
    _ change: some ListChange, counts: [Int], updates: [ListUpdates.Update],
    reconfiguring rows: [ItemPath]
  ) {
    list.edition &+= 1
    geometry.adopt(change, counts: counts, fresh: freshSection)
    followItems(change)
    actionsFollow(change.newItem)
    guard !list.needsReload else { return setNeedsLayout() }
    let leaving = followCells(change)
    let leavingViews = followSupplements(change)
    showChanges(reconfiguring: rows)
    endDisplaying(leaving, leavingViews)
  }

  private func showChanges(reconfiguring rows: [ItemPath]) {
    guard reconfigure(rows), isUnchanged(by: { measureAgain() }) else { return }
    guard !pass.isUnderWay else { return setNeedsLayout() }
    layOutRows(isUpdate: true)
    // Cells that have come wait for their own layout.
    if layoutState.isNeededBelow { tree?.window?.scheduleLayout() }
  }

  /// Asks for heights again.
  ///
  /// Every batch does so, even an empty one.
  private func measureAgain() {
    if estimatedRowHeight == 0 {
      measureAll()
      return fitSupplements()
    }
    for entry in list.displayed {
      guard let isFitted = asking({ measure(entry.row) }) else { return }
      let index = index(of: entry.row)
      if index < list.displayed.count, list.displayed[index].row == entry.row {
        list.displayed[index].isFitted = isFitted
      }
      let isCurrent = isUnchanged {
        if isFitted { fit(entry.cell, to: entry.row, keepsRest: false) }
      }
      guard isCurrent else { return }
    }
    fitSupplements()
  }
}
