import Foundation

/// The rows whose data the table has requested ahead of time.
struct RowPrefetch {
  /// The requested rows that have not come into view yet.
  var rows: [TableRow] = []
  /// The top of the visible rows at the last layout.
  var offset: CGFloat = 0
  /// Whether rows come into view at the top.
  var goesUp = false
}

extension UITableView {
  /// Starts again at the next layout.
  final func prefetchingDidChange() {
    prefetch.rows = []
    setNeedsLayout()
  }

  /// Requests as many rows as are in view, next to those in the direction of the last scroll.
  ///
  /// Requests that are no longer ahead are cancelled. A row that was requested before a reload is
  /// not requested again. Otherwise a data source that reloads for each answer would never come to
  /// rest.
  final func prefetchRows() {
    guard let source = prefetchDataSource, isPrefetchingEnabled else { return }
    let (low, high) = visibleRange
    guard low < high else { return }
    if low != prefetch.offset { prefetch.goesUp = low < prefetch.offset }
    prefetch.offset = low
    let height = high - low
    let ahead =
      prefetch.goesUp
      ? geometry.rows(from: low - height, to: low).reversed()
      : geometry.rows(from: high, to: high + height)
    let wanted = ahead.filter { displayedCell($0) == nil }
    let asked = prefetch.rows.filter { geometry.contains($0) && displayedCell($0) == nil }
    prefetch.rows = wanted

    let generation = generation
    let obsolete = asked.filter { !wanted.contains($0) }
    if !obsolete.isEmpty {
      source.tableView(self, cancelPrefetchingForRowsAt: obsolete.map(\.indexPath))
    }
    guard generation == self.generation, prefetchDataSource === source else { return }
    let new = wanted.filter { !asked.contains($0) }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new.map(\.indexPath)) }
  }
}
