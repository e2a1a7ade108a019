import HeadlessUIKit

/// A prefetching data source that logs its calls, for a table of 30 rows of 110 points, of which
/// four show.
@MainActor
final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
  let log: TableLog

  init(_ log: TableLog) {
    self.log = log
    super.init()
    log.counts = [30]
    log.listened = ["prefetch", "cancel"]
    log.table.rowHeight = 110
    log.table.prefetchDataSource = self
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    log.note("prefetch \(rows(indexPaths))")
    log.onCall["prefetch"]?()
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    log.note("cancel \(rows(indexPaths))")
    log.onCall["cancel"]?()
  }

  private func rows(_ paths: [IndexPath]) -> String {
    paths.map { "\($0.section)-\($0.row)" }.joined(separator: " ")
  }
}
