import Foundation

extension UITableView {
  /// Returns the row that an index path names, or raises UIKit's exception where it names none.
  final func row(_ path: IndexPath, by call: @autoclosure () -> String) -> TableRow? {
    if let row = TableRow(path) { return row }
    ModelException.internalInconsistency.raise(
      InvalidIndexPath.inTable, by: "UITableView.\(call()), for the path \(Array(path))")
    return nil
  }

  /// Makes an update of each row that index paths name.
  ///
  /// Where one of them names none, UIKit's exception is raised and the table is reloaded, because the
  /// app's data has changed already.
  final func updateRows(
    at paths: [IndexPath], by call: String, _ change: (TableRow) -> TableUpdates.Update
  ) {
    var changes: [TableUpdates.Update] = []
    for path in paths {
      guard let row = row(path, by: call) else {
        // The data may go on changing until the end of the batch.
        if !batch.refuse() { reloadData() }
        return
      }
      changes.append(change(row))
    }
    update(by: "UITableView.\(call)") {
      for change in changes { batch.add(change) }
    }
  }
}
