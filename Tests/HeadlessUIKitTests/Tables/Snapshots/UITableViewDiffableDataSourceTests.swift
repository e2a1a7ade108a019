import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UITableViewDiffableDataSource", .ownApplication)
struct UITableViewDiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private final class Source: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard let item = itemIdentifier(for: sourceIndexPath),
        let other = itemIdentifier(for: destinationIndexPath)
      else { return }
      var snapshot = snapshot()
      snapshot.moveItem(item, afterItem: other)
      apply(snapshot)
    }
  }

  private final class Calls {
    var lines: [String] = []
    var onCall: (String) -> Void = { _ in }
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 440))
  private let calls = Calls()
  private let source: Source

  init() {
    table.hostApplication.hasWarnedOfTableInNoWindow = true
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.allowsMultipleSelection = true
    source = Source(tableView: table) { [calls] table, path, item in
      calls.lines.append("cell \(item)")
      calls.onCall("cell \(item)")
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(snapshot(["a": [1, 2, 3], "b": [4, 5]]))
    table.layoutIfNeeded()
    calls.lines = []
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  private func select(_ items: Int...) {
    for path in items.compactMap(source.indexPath) {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  private var selected: [Int] {
    (table.indexPathsForSelectedRows ?? []).compactMap(source.itemIdentifier)
  }

  @Test func `shows a snapshot, and knows where things stand`() {
    #expect(table.dataSource === source)
    #expect(texts == ["1", "2", "3", "4", "5"])
    #expect(source.itemIdentifier(for: [1, 1]) == 5)
    #expect(source.itemIdentifier(for: [1, 2]) == nil)
    #expect(source.itemIdentifier(for: [-1, 0]) == nil)
    #expect(source.indexPath(for: 4) == [1, 0])
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1)
    #expect(source.index(for: "z") == nil)
    #expect(source.defaultRowAnimation == .automatic)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "b")
  }

  @Test func `asks for the cells of what is new, in silence about the rest (behaviour 119)`() {
    select(3, 5)
    let cell = table.cellForRow(at: [0, 1])

    source.apply(snapshot(["b": [5, 2, 6], "c": [], "a": [3, 7]]))

    #expect(calls.lines == ["cell 6", "cell 7"])
    #expect(texts == ["5", "2", "6", "3", "7"])
    #expect(table.cellForRow(at: [0, 1]) === cell)
    #expect(selected == [3, 5])
    #expect(table.headerView(forSection: 2)?.textLabel?.text == "a")
  }

  @Test(arguments: [true, false])
  func `counts at once, completes on a later turn (behaviour 119)`(_ isAnimated: Bool) {
    source.apply(snapshot(["a": [1]]), animatingDifferences: isAnimated) { [calls] in
      calls.lines.append("done")
    }
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(calls.lines == [])

    table.hostApplication.mainLoop.settle()

    #expect(calls.lines == ["done"])
  }

  @Test func `completes at once where nothing changes (behaviour 929)`() {
    source.apply(source.snapshot(), animatingDifferences: false) { [calls] in
      calls.lines.append("done")
    }
    #expect(calls.lines == ["done"])
  }

  @Test func `applies and waits`() async {
    let snapshot = snapshot(["a": [1]])
    await source.apply(snapshot, animatingDifferences: false)
    #expect(table.numberOfSections == 1)

    await source.applySnapshotUsingReloadData(self.snapshot(["a": [1], "b": [2]]))
    #expect(table.numberOfSections == 2)
  }

  @Test func `reloads items and sections with other cells, and reconfigures in place`() {
    select(1, 2, 4)
    let cells = (0..<3).map { table.cellForRow(at: [0, $0]) }
    var snapshot = source.snapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["b"])

    source.apply(snapshot)

    #expect(calls.lines == ["cell 2", "cell 1", "cell 4", "cell 5"])
    #expect(table.cellForRow(at: [0, 0]) !== cells[0])
    #expect(table.cellForRow(at: [0, 1]) === cells[1])
    #expect(table.cellForRow(at: [0, 2]) === cells[2])
    #expect(selected == [2])
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(source.snapshot().reloadedItemIdentifiers == [])
    #expect(source.snapshot().reconfiguredItemIdentifiers == [])
    #expect(source.snapshot().reloadedSectionIdentifiers == [])
  }

  @Test func `loads all anew when asked to (behaviour 119)`() {
    select(1)
    var done = false

    source.applySnapshotUsingReloadData(source.snapshot()) { done = true }
    table.layoutIfNeeded()
    table.hostApplication.mainLoop.settle()

    #expect(calls.lines.count == 5)
    #expect(selected == [])
    #expect(done)
  }

  @Test func `gives its snapshot as a copy`() {
    var copy = source.snapshot()
    copy.deleteAllItems()

    #expect(source.snapshot().numberOfItems == 5)
    #expect(table.numberOfSections == 2)
  }

  @Test func `refuses to be applied to a table that another data source fills`() {
    let other = TableLog([2])
    table.dataSource = other

    let reasons = failures { source.apply(snapshot(["z": [9]])) }.reasons

    #expect(
      reasons == [
        "Attempted to apply updates to a table view from a UITableViewDiffableDataSource, but the "
          + "table view's dataSource is not the UITableViewDiffableDataSource. Table view: "
          + "<UITableView>"
      ])
    #expect(source.snapshot().numberOfItems == 5)
    other.end()
  }

  @Test func `reports a provider without a cell`() {
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7])

    let failures = failures {
      source.apply(snapshot)
      table.layoutIfNeeded()
    }

    #expect(failures.count == 1)
    #expect(failures.first?.reason.contains("with item identifier '7'") == true)
    #expect(table.visibleCells.count == 1)
  }

  @Test func `is not kept alive by its table, nor keeps it`() {
    weak var gone: UITableViewDiffableDataSource<Int, Int>?
    do {
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
      gone = source
    }
    #expect(gone == nil)

    weak var table: UITableView?
    let source = {
      let made = UITableView()
      table = made
      return UITableViewDiffableDataSource<Int, Int>(tableView: made) { _, _, _ in nil }
    }()
    #expect(table == nil)
    #expect(failures { source.apply(source.snapshot()) }.isEmpty)
  }

  @Test func `lets a subclass move items`() {
    source.tableView(table, moveRowAt: [0, 0], to: [1, 1])

    #expect(texts == ["2", "3", "4", "5", "1"])
    #expect(source.tableView(table, canMoveRowAt: [0, 0]))
    #expect(!source.tableView(table, canEditRowAt: [0, 0]))
  }

  // MARK: From within callbacks

  private final class Delegate: NSObject, UITableViewDelegate {
    var onSelect: (IndexPath) -> Void = { _ in }
    var onDisplay: (IndexPath) -> Void = { _ in }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      onSelect(indexPath)
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { onDisplay(indexPath) }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { onDisplay(indexPath) }
  }

  @Test func `is applied from within a delegate callback`() {
    let delegate = Delegate()
    table.delegate = delegate
    delegate.onSelect = { [source] path in
      var snapshot = source.snapshot()
      if let item = source.itemIdentifier(for: path) { snapshot.deleteItems([item]) }
      source.apply(snapshot)
    }

    table.cellForRow(at: [0, 1])?.userTap()

    #expect(texts == ["1", "3", "4", "5"])
    #expect(selected == [])
  }

  @Test func `is applied while cells are asked for, shown and let go`() {
    let delegate = Delegate()
    table.delegate = delegate
    var next = 10
    let change = { [source] in
      guard next < 30 else { return }
      next += 1
      var snapshot = source.snapshot()
      snapshot.insertItems([next], beforeItem: 1)
      snapshot.moveItem(3, afterItem: 5)
      if next.isMultiple(of: 3) { snapshot.deleteItems([next - 2]) }
      source.apply(snapshot)
    }
    calls.onCall = { _ in change() }
    delegate.onDisplay = { _ in change() }

    let failures = failures {
      source.apply(snapshot(["a": [7, 1, 2], "b": [3, 4, 5]]))
      for _ in 0..<40 { table.layoutIfNeeded() }
    }

    #expect(failures.isEmpty)
    #expect(next == 30)
    let items = (table.indexPathsForVisibleRows ?? []).compactMap { source.itemIdentifier(for: $0) }
    #expect(texts == items.map { "\($0)" })
    #expect(table.visibleCells.count == 9)
  }

  @Test func `is applied within a completion, and within a batch`() {
    source.apply(snapshot(["a": [1]])) { [source, table] in
      table.performBatchUpdates {
        var snapshot = source.snapshot()
        snapshot.appendItems([8, 9])
        source.apply(snapshot)
      }
    }

    #expect(failures { table.hostApplication.mainLoop.settle() }.isEmpty)

    #expect(texts == ["1", "8", "9"])
  }

  @Test func `goes from 100,000 items to as many others`() {
    source.apply(snapshot(["a": Array(0..<100_000)]))
    select(40, 99_999)

    source.apply(snapshot(["b": [-1], "a": (0..<100_000).filter { $0 % 20 != 0 }]))

    #expect(table.numberOfRows(inSection: 1) == 95_000)
    #expect(selected == [99_999])
    #expect(texts == ["-1", "1", "2", "3", "4", "5", "6", "7"])
  }
}
