/// The conditions that hold for a list between its changes.
extension ListSubject {
  /// The broken conditions of the displayed cells and of the views for reuse; empty, unless the
  /// model has a fault.
  package var brokenInvariants: [String] {
    var broken: [String] = []
    if !list.needsReload {
      for (entry, next) in zip(list.displayed, list.displayed.dropFirst())
      where entry.row >= next.row {
        broken.append("\(next.row.words) is displayed behind \(entry.row.words)")
      }
      for entry in list.displayed {
        if !contains(entry.row) {
          broken.append("\(entry.row.words) is displayed, and does not exist")
        }
        if entry.cell.shownItem != entry.row {
          broken.append("the cell of \(entry.row.words) belongs to another item")
        }
      }
    }
    if list.hasLoaded {
      for item in list.selection.rows where !contains(item) {
        broken.append("\(item.words) is selected, and does not exist")
      }
    }
    if Set(list.displayed.map { ObjectIdentifier($0.cell) }).count != list.displayed.count {
      broken.append("a cell is displayed for two items")
    }
    if Set(list.lookedAt).count != list.lookedAt.count || list.lookedAt.count > lookedAtLimit {
      broken.append("\(list.lookedAt.count) items are kept because somebody looked at them")
    }
    return broken + brokenInvariantsOfPool
  }

  /// Reports broken invariants in a debug build.
  func checkInvariants() { Invariants.check(brokenInvariants) }
}
