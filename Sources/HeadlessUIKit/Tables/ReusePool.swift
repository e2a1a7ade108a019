/// What waits in a table to be used again: by identifier, the last one first.
///
/// An object of its own, so that an application can empty it without referring to the table.
@MainActor
final class ReusePool {
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]
  /// Whether the application knows that there is something to let go of.
  private var isRegistered = false

  // MARK: Cells

  func cell(_ identifier: String) -> UITableViewCell? {
    guard let cell = cells[identifier]?.popLast() else { return nil }
    cell.isPooled = false
    cell.prepareForReuse()
    return cell
  }

  func keep(_ cell: UITableViewCell, for table: UITableView) {
    // A row that a storyboard lists keeps its cell.
    guard let identifier = cell.reuseIdentifier, !cell.isPooled,
      cell.cellOrigin?.isStatic != true
    else { return }
    cell.isPooled = true
    cells[identifier, default: []].append(cell)
    register(for: table)
  }

  /// Takes a cell out that somebody gives back without having asked for it.
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

/// The pools of an application's tables in which something waits.
@MainActor
struct ReusePools {
  private(set) var pools: [Weak<ReusePool>] = []
  /// How many there may be before those whose tables are gone are dropped.
  private var limit = Self.least

  private static let least = 16

  mutating func add(_ pool: ReusePool) {
    if pools.count >= limit {
      pools.removeAll { $0.object == nil }
      limit = max(Self.least, 2 * pools.count)
    }
    pools.append(Weak(pool))
  }

  /// The pools, which have to register anew.
  mutating func takeAll() -> [ReusePool] {
    defer { pools = [] }
    return pools.compactMap(\.object)
  }
}
