import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Updates of a table", .ownApplication)
struct UITableViewUpdatesTests {
  private let log = TableLog([20])
  private var table: UITableView { log.table }

  init() {
    table.layoutIfNeeded()
    log.listened = ["cellForRow", "willDisplay", "didEndDisplaying", "prepareForReuse", "cell sel"]
  }

  /// Changes the counts and updates the table, and returns the reports.
  private func update(_ counts: [Int], _ body: (UITableView) -> Void) -> [String] {
    failures {
      log.counts = counts
      body(table)
    }
    .reasons
  }

  private func select(_ rows: Int...) {
    table.allowsMultipleSelection = true
    for row in rows { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
  }

  // MARK: Orders

  @Test func `an insert loads the row before the one that leaves ends (behaviour 93, 96)`() {
    let lines = log.lines {
      #expect(update([21]) { $0.insertRows(at: [[0, 2]], with: .fade) } == [])
    }

    #expect(lines == ["cellForRow 0-2", "willDisplay 0-2", "didEndDisplaying 0-10"])
    #expect(table.visibleCells.count == 10)
    #expect(table.numberOfRows(inSection: 0) == 21)
  }

  @Test func `a delete loads what comes into view, then ends the row (behaviour 102)`() {
    let lines = log.lines {
      #expect(update([19]) { $0.deleteRows(at: [[0, 2]], with: .fade) } == [])
    }

    #expect(lines == ["cellForRow 0-9", "willDisplay 0-9", "didEndDisplaying 0-2"])
  }

  @Test func `a reload takes another cell before it gives the old one back (behaviour 96)`() {
    let old = table.cellForRow(at: [0, 2])

    let lines = log.lines {
      #expect(update([20]) { $0.reloadRows(at: [[0, 2]], with: .none) } == [])
    }

    #expect(lines == ["cellForRow 0-2", "willDisplay 0-2", "didEndDisplaying 0-2"])
    #expect(table.cellForRow(at: [0, 2]) !== old)
    #expect(old?.superview == nil)
  }

  @Test func `the cell that left is used again by the next reload (behaviour 95)`() {
    let old = table.cellForRow(at: [0, 2])
    table.reloadRows(at: [[0, 2]], with: .none)

    let lines = log.lines { table.reloadRows(at: [[0, 5]], with: .none) }

    #expect(
      lines == [
        "cellForRow 0-5", "prepareForReuse 0-2", "willDisplay 0-5", "didEndDisplaying 0-5",
      ])
    #expect(table.cellForRow(at: [0, 5]) === old)
  }

  @Test func `a move asks for no cell`() {
    let cell = table.cellForRow(at: [0, 7])

    let lines = log.lines {
      #expect(update([20]) { $0.moveRow(at: [0, 7], to: [0, 1]) } == [])
    }

    #expect(lines == [])
    #expect(table.cellForRow(at: [0, 1]) === cell)
    #expect(cell?.frame.minY == 44)
    #expect(cell.flatMap(table.indexPath) == [0, 1])
  }

  @Test func `a reconfigured row keeps its cell, which is asked for in place (behaviour 96)`() {
    let cell = table.cellForRow(at: [0, 3])

    let lines = log.lines {
      #expect(update([20]) { $0.reconfigureRows(at: [[0, 3], [0, 15]]) } == [])
    }

    #expect(lines == ["cellForRow 0-3"])
    #expect(table.cellForRow(at: [0, 3]) === cell)
  }

  @Test func `even an empty batch asks for heights again`() {
    log.rowHeight = { $0.row == 1 ? 100 : 44 }

    table.beginUpdates()
    table.endUpdates()

    #expect(table.rectForRow(at: [0, 2]).minY == 144)
    #expect(table.cellForRow(at: [0, 2])?.frame.minY == 144)
  }

  @Test func `counts are asked for at the end, and no cells of rows out of view (behaviour 114)`() {
    log.listened = ["numberOf", "cellForRow"]

    let lines = log.lines {
      table.performBatchUpdates {
        log.counts = [22]
        table.insertRows(at: [[0, 15], [0, 21]], with: .none)
        log.note("cellForRow never")
      }
    }

    #expect(lines == ["cellForRow never", "numberOfSections", "numberOfRows 0"])
  }

  // MARK: Batches

  @Test func `old places are deleted and new ones inserted, whatever the order (behaviour 113)`() {
    select(0, 5, 9)
    let cells = [5, 9].map { table.cellForRow(at: [0, $0]) }

    let reasons = update([19]) { table in
      table.performBatchUpdates {
        table.insertRows(at: [[0, 0]], with: .none)
        table.deleteRows(at: [[0, 0], [0, 1]], with: .none)
        table.moveRow(at: [0, 9], to: [0, 1])
      }
    }

    #expect(reasons == [])
    #expect(log.selected == [[0, 5], [0, 1]])
    #expect(cells.map { $0.flatMap(table.indexPath) } == [[0, 5], [0, 1]])
  }

  @Test func `only the outermost end of nested batches makes the updates (behaviour 113)`() {
    table.beginUpdates()
    log.counts = [21]
    table.performBatchUpdates { table.insertRows(at: [[0, 0]], with: .none) }
    #expect(table.numberOfRows(inSection: 0) == 20)

    table.endUpdates()

    #expect(table.numberOfRows(inSection: 0) == 21)
  }

  @Test func `completions come on a later turn, once all is done`() {
    var lines: [String] = []
    table.performBatchUpdates {
      table.performBatchUpdates(nil) { lines.append("inner \($0)") }
    } completion: {
      lines.append("outer \($0)")
    }
    #expect(lines == [])

    table.hostApplication.mainLoop.settle()

    #expect(lines == ["outer true", "inner true"])
  }

  @Test func `one row is deleted and put in again in one batch (behaviour 114)`() {
    select(0, 1)

    let reasons = update([20]) { table in
      table.performBatchUpdates {
        table.deleteRows(at: [[0, 0]], with: .none)
        table.insertRows(at: [[0, 0]], with: .none)
      }
    }

    #expect(reasons == [])
    #expect(log.selected == [[0, 1]])
  }

  // MARK: Sections

  @Test func `sections are inserted, deleted, moved and reloaded with their rows`() {
    let log = TableLog([1, 2, 3])
    log.titles = [0: "a", 1: "b", 2: "c"]
    log.table.allowsMultipleSelection = true
    log.table.layoutIfNeeded()
    for path in [[0, 0], [1, 1], [2, 2]] as [IndexPath] {
      log.table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    let cell = log.table.cellForRow(at: [2, 2])
    let header = log.table.headerView(forSection: 2)
    log.listened = ["cellForRow", "didEndDisplaying"]
    log.counts = [4, 3, 1]

    let lines = log.lines {
      log.table.performBatchUpdates {
        log.table.deleteSections([0], with: .none)
        log.table.insertSections([2], with: .none)
        log.table.reloadSections([1], with: .none)
      }
    }

    #expect(
      lines == [
        "cellForRow 0-0", "cellForRow 0-1", "cellForRow 0-2", "cellForRow 0-3", "cellForRow 2-0",
        "didEndDisplaying 1-1", "didEndDisplaying 1-0", "didEndDisplaying 0-0",
      ])
    #expect(log.table.cellForRow(at: [1, 2]) === cell)
    #expect(log.table.headerView(forSection: 1) === header)
    #expect(log.selected == [[1, 2]])
    log.end()
  }

  @Test func `a section that moves takes its cells, header and selection along`() {
    let log = TableLog([1, 2])
    log.titles = [0: "a", 1: "b"]
    log.table.layoutIfNeeded()
    log.table.selectRow(at: [1, 1], animated: false, scrollPosition: .none)
    let cell = log.table.cellForRow(at: [1, 1])
    let header = log.table.headerView(forSection: 1)
    log.listened = ["cellForRow", "didEndDisplaying"]
    log.counts = [2, 1]
    log.titles = [0: "b", 1: "a"]

    #expect(log.lines { log.table.moveSection(1, toSection: 0) } == [])

    #expect(log.table.cellForRow(at: [0, 1]) === cell)
    #expect(log.table.headerView(forSection: 0) === header)
    #expect(header?.frame.minY == 0)
    #expect(log.selected == [[0, 1]])
    log.end()
  }

  @Test func `rows of sections that go, or come, may be named as well`() {
    let log = TableLog([2, 2])
    log.table.layoutIfNeeded()

    let failures = failures {
      log.counts = [2, 3]
      log.table.performBatchUpdates {
        log.table.deleteSections([0], with: .none)
        log.table.deleteRows(at: [[0, 0], [0, 1]], with: .none)
        log.table.insertSections([1], with: .none)
        log.table.insertRows(at: [[1, 0], [1, 1], [1, 2]], with: .none)
      }
    }

    #expect(failures.isEmpty)
    #expect(log.table.numberOfRows(inSection: 1) == 3)
    log.end()
  }

  // MARK: State

  @Test func `a tap goes on with the row that has moved (behaviour 80, 117)`() {
    log.onCall["didHighlight"] = { [log] in
      log.counts = [21]
      log.table.insertRows(at: [[0, 0]], with: .none)
    }
    log.listened = ["didHighlight", "didUnhighlight", "didSelect"]

    #expect(log.tap(0, 3) == ["didHighlight 0-3", "didUnhighlight 0-4", "didSelect 0-4"])
  }

  @Test func `an update before the first load meets the data as it is (behaviour 94)`() {
    let log = TableLog([2])

    let late = failures {
      log.counts = [3]
      log.table.insertRows(at: [[0, 0]], with: .none)
    }
    let inTime = failures {
      log.table.performBatchUpdates {
        log.counts = [4]
        log.table.insertRows(at: [[0, 0]], with: .none)
      }
    }

    #expect(
      late.reasons == [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (3) must be equal to the number of rows contained in "
          + "that section before the update (3), plus or minus the number of rows inserted or deleted "
          + "from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into "
          + "or out of that section (0 moved in, 0 moved out)."
      ])
    #expect(inTime.isEmpty)
    #expect(log.table.numberOfRows(inSection: 0) == 4)
    log.end()
  }

  @Test func `an update after a reload and before its layout meets the counts of the reload`() {
    log.counts = [30]
    table.reloadData()

    #expect(update([29]) { $0.deleteRows(at: [[0, 0]], with: .none) } == [])

    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 29)
    #expect(table.visibleCells.count == 10)
  }

  // MARK: Callbacks

  @Test(arguments: [
    "numberOfSections", "numberOfRows 0", "cellForRow", "heightForRow", "willDisplay",
    "didEndDisplaying", "prepareForReuse",
  ])
  func `may be made in any call`(_ call: String) {
    var count = 0
    log.onCall[call] = { [log] in
      count += 1
      guard count < 60 else { return }
      if count.isMultiple(of: 5) {
        log.counts[0] += 1
        log.table.insertRows(at: [[0, 1]], with: .none)
      } else if count.isMultiple(of: 7), log.counts[0] > 2 {
        log.counts[0] -= 1
        log.table.performBatchUpdates { log.table.deleteRows(at: [[0, 0]], with: .none) }
      }
    }

    _ = failures {
      for step in 0..<12 {
        table.contentOffset.y = CGFloat(step * 60)
        table.layoutIfNeeded()
        log.counts[0] += 1
        table.insertRows(at: [[0, 0]], with: .none)
        table.reloadRows(at: [[0, 3]], with: .none)
      }
    }

    log.onCall = [:]
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(count > 0)
    #expect(table.numberOfRows(inSection: 0) == log.counts[0])
    #expect(table.visibleCells.allSatisfy { table.indexPath(for: $0) != nil })
    #expect(table.visibleCells.count >= 10)
  }

  // MARK: Updates that do not escape

  /// A list whose override hands closures on.
  private final class Counting: UITableView {
    var batches = 0
    var wraps = false

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      batches += 1
      guard wraps else { return super.performBatchUpdates(updates, completion: completion) }
      super.performBatchUpdates({ updates?() }, completion: { completion?($0) })
    }
  }

  @Test(arguments: [false, true])
  func `reach the override once, and may call what does not escape (behaviour 950)`(wraps: Bool) {
    let list = Counting()
    list.wraps = wraps
    var made: [String] = []
    func make(_ updates: () -> Void) {
      list.performBatchUpdates(updates)
      list.performBatchUpdates({ updates() }, completion: nil)
      list.performBatchUpdates { list.performBatchUpdates { updates() } }
    }

    make { made.append("update") }

    #expect(made == ["update", "update", "update"])
    #expect(list.batches == 4)
  }
}
