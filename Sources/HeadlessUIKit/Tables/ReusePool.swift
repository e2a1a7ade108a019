/// The views of a table that wait to be reused.
///
/// The last view added is the first to be reused. The pool is a separate object, so that an
/// application can empty it without a reference to the table.
@MainActor
final class ReusePool {
  private var cells = WaitingViews<UITableViewCell>()
  private var headers = WaitingViews<UITableViewHeaderFooterView>()
  /// Whether the application knows that the pool is not empty.
  private var isRegistered = false

  // MARK: Cells

  func cell(_ identifier: String) -> UITableViewCell? { prepared(cells.take(identifier)) }

  func keep(_ cell: UITableViewCell, for table: UITableView) {
    // A static row of a storyboard keeps its cell.
    if cell.cellOrigin?.isStatic != true, cells.keep(cell) { register(for: table) }
  }

  /// Removes a cell that the data source returned without dequeuing it.
  func release(_ cell: UITableViewCell) { cells.release(cell) }

  // MARK: Headers and footers

  func header(_ identifier: String) -> UITableViewHeaderFooterView? {
    prepared(headers.take(identifier))
  }

  func keep(_ view: UITableViewHeaderFooterView, for table: UITableView) {
    if headers.keep(view) { register(for: table) }
  }

  /// Prepares a view for reuse after removing it, because it may ask the table for another one.
  private func prepared<View: ReusableView>(_ view: View?) -> View? {
    view?.prepareForReuse()
    return view
  }

  // MARK: When memory is short

  private func register(for table: UITableView) {
    guard !isRegistered else { return }
    isRegistered = true
    table.hostApplication.tableState.reusePools.add(self)
  }

  /// Removes all views (behaviour 96).
  func empty() {
    isRegistered = false
    for cell in cells.takeAll() { cell.isPooled = false }
    for view in headers.takeAll() { view.isPooled = false }
  }
}
