/// The views of a table that wait to be reused.
@MainActor
final class TableReusePool: ReusePool {
  private var cells = WaitingViews<UITableViewCell>()
  private var headers = WaitingViews<UITableViewHeaderFooterView>()

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

  override var brokenInvariants: [String] { cells.brokenInvariants + headers.brokenInvariants }

  // MARK: When memory is short

  override func dropViews() {
    for cell in cells.takeAll() { cell.isPooled = false }
    for view in headers.takeAll() { view.isPooled = false }
  }
}
