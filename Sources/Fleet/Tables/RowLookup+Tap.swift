import HeadlessUIKit

extension RowLookup {
  /// Lets a finger tap the row, unless something stops it.
  ///
  /// - Returns: What has become of the tap, or `nil` if it was refused.
  func tap(_ row: TableRow, in application: UIApplication) -> RowTap? {
    guard let (cell, place) = reach(row) else { return nil }
    let tap = RowTap()
    application.finger.tap(cell, at: place, for: tap)
    return tap
  }

  /// Records why a tap has not selected the row.
  func expectSelection(of row: TableRow, _ tap: RowTap) {
    switch tap.end {
    case .selected: return
    case .deselected: fail(TableWords.deselected(row))
    case .refused(let refusal):
      if let text = TableWords.refused(row, refusal, in: table) { fail(text) }
    case nil: fail(TableWords.unreached(row))
    }
  }
}
