import Foundation

extension UITableView {
  /// Starts again at the next layout.
  final func prefetchingDidChange() {
    list.prefetch.rows = []
    setNeedsLayout()
  }

  /// Requests as many rows as are in view, next to the visible ones in the direction of the last
  /// scroll.
  ///
  /// Requests that are no longer ahead are cancelled.
  final func prefetchRows() {
    guard prefetchDataSource != nil, isPrefetchingEnabled else { return }
    let (low, high) = visibleRange
    guard low < high else { return }
    let last = list.prefetch.bounds?.minY ?? 0
    if low != last { list.prefetch.goesUp = low < last }
    list.prefetch.bounds = storedBounds
    let height = high - low
    let ahead =
      list.prefetch.goesUp
      ? geometry.rows(from: low - height, to: low).reversed()
      : geometry.rows(from: high, to: high + height)
    prefetch(ahead.filter { displayedCell($0) == nil })
  }
}
