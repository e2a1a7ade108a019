import Foundation

extension UITableView {
  /// Returns the row that an index path names, or raises UIKit's exception where it names none.
  final func row(_ path: IndexPath, by call: @autoclosure () -> String) -> TableRow? {
    if let row = TableRow(path) { return row }
    ModelException.internalInconsistency.raise(
      InvalidIndexPath.inTable, by: "UITableView.\(call()), for the path \(Array(path))")
    return nil
  }

  /// Returns the rows that index paths name, or raises where one of them names none.
  final func rows(_ paths: [IndexPath], by call: @autoclosure () -> String) -> [TableRow]? {
    var rows: [TableRow] = []
    for path in paths {
      guard let row = row(path, by: call()) else { return nil }
      rows.append(row)
    }
    return rows
  }
}
