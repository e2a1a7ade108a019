/// The cells, headers and footers of a table that wait for reuse, by identifier.
///
/// The last one that came is the first to go. The pool is a separate object, so that an application
/// can empty it without a reference to the table.
@MainActor
final class ReusePool {
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]
  /// Whether the application knows that the pool is not empty.
  private var isRegistered = false

  // MARK: Cells

  func cell(_ identifier: String) -> UITableViewCell? {
    guard let cell = cells[identifier]?.popLast() else { return nil }
    cell.isPooled = false
    cell.prepareForReuse()
    return cell
  }

  func keep(_ cell: UITableViewCell, for table: UITableView) {
    // A static row always keeps its cell.
    guard let identifier = cell.reuseIdentifier, !cell.isPooled,
      cell.cellOrigin?.isStatic != true
    else { return }
    cell.isPooled = true
    cells[identifier, default: []].append(cell)
    register(for: table)
  }

  /// Removes a cell that a data source returns without having dequeued it.
  func release(_ cell: UITableViewCell) {
    guard cell.isPooled, let identifier = cell.reuseIdentifier else { return }
    cell.isPooled = false
    cells[identifier]?.removeAll { $0 === cell }
  }

  // MARK: Headers and footers

  func header(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = headers[identifier]?.popLast() else { return nil }
    view.isPooled = false
    view.prepareForReuse()
    return view
  }

  func keep(_ view: UITableViewHeaderFooterView, for table: UITableView) {
    guard let identifier = view.reuseIdentifier, !view.isPooled else { return }
    view.isPooled = true
    headers[identifier, default: []].append(view)
    register(for: table)
  }

  // MARK: When memory is short

  private func register(for table: UITableView) {
    guard !isRegistered else { return }
    isRegistered = true
    table.hostApplication.reusePools.add(self)
  }

  /// Lets go of everything (behaviour 96).
  func empty() {
    isRegistered = false
    let (cells, headers) = (cells, headers)
    self.cells = [:]
    self.headers = [:]
    for cell in cells.values.joined() { cell.isPooled = false }
    for view in headers.values.joined() { view.isPooled = false }
  }
}

/// The reuse pools of an application that are not empty.
@MainActor
struct ReusePools {
  private(set) var pools: [Weak<ReusePool>] = []
  /// The number of pools at which those without a table are dropped.
  private var limit = Self.least

  private static let least = 16

  mutating func add(_ pool: ReusePool) {
    if pools.count >= limit {
      pools.removeAll { $0.object == nil }
      limit = max(Self.least, 2 * pools.count)
    }
    pools.append(Weak(pool))
  }

  /// Returns the pools.
  ///
  /// They must register again afterwards.
  mutating func takeAll() -> [ReusePool] {
    defer { pools = [] }
    return pools.compactMap(\.object)
  }
}
