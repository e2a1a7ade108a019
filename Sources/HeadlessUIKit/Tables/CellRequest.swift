/// A request for a cell that the data source is working on.
@MainActor
final class CellRequest {
  let row: ItemPath
  /// The cell that the row has and must keep.
  let existing: UITableViewCell?
  var dequeued: UITableViewCell?
  /// Whether another cell than the existing one was asked for, which was reported.
  var isReported = false

  init(row: ItemPath, existing: UITableViewCell? = nil) {
    self.row = row
    self.existing = existing
  }
}
