import Foundation

/// What a table has had prepared ahead of what shows.
struct RowPrefetch {
  /// The rows that were asked for and have not shown yet.
  var rows: [TableRow] = []
  /// Where the rows in view began last.
  var offset: CGFloat = 0
  /// Whether rows come into view at the top.
  var goesUp = false
}

extension UITableView {
  /// Begins anew, at the next layout.
  final func prefetchingDidChange() {
    prefetch.rows = []
    setNeedsLayout()
  }

  /// Asks for as many rows as show, next to those in the direction of the last scroll, and takes
  /// back what is no longer ahead.
  ///
  /// What was asked for before a reload is not asked for again, or a data source that reloads for
  /// each answer would never come to rest.
  final func prefetchRows() {
    guard let source = prefetchDataSource, isPrefetchingEnabled else { return }
    let (low, high) = shownRange
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
