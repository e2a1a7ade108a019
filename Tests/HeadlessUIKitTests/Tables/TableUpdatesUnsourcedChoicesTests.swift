import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Updates of tables: choices without a source", .ownApplication)
struct TableUpdatesUnsourcedChoicesTests {
  private let log = TableLog([20])
  private var table: UITableView { log.table }

  init() { table.layoutIfNeeded() }

  private func update(_ counts: [Int], _ body: (UITableView) -> Void) -> [String] {
    failures {
      log.counts = counts
      body(table)
    }
    .reasons
  }

  @Test func `an end without a beginning is none`() {
    #expect(update([20]) { $0.endUpdates() } == [])

    #expect(update([21]) { $0.insertRows(at: [[0, 0]], with: .none) } == [])
  }

  @Test func `a reload within a batch takes the place of its updates`() {
    let reasons = failures {
      table.performBatchUpdates {
        log.counts = [5]
        table.deleteRows(at: [[0, 0]], with: .none)
        table.reloadData()
      }
    }

    #expect(reasons.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 5)
  }

  @Test func `a tap ends without a word when its row is deleted (behaviour 117)`() {
    log.onCall["didHighlight"] = { [log] in
      log.counts = [19]
      log.table.deleteRows(at: [[0, 3]], with: .none)
    }
    log.listened = ["didHighlight", "didUnhighlight", "didSelect"]

    #expect(log.tap(0, 3) == ["didHighlight 0-3"])
    #expect(log.selected == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `selection follows rows in silence, and goes with them (behaviour 101, 117)`() {
    table.allowsMultipleSelection = true
    for row in [1, 4, 6] { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }

    let lines = log.lines {
      _ = update([20]) { table in
        table.performBatchUpdates {
          table.deleteRows(at: [[0, 0], [0, 1]], with: .none)
          table.insertRows(at: [[0, 0], [0, 1]], with: .none)
          table.reloadRows(at: [[0, 6]], with: .none)
        }
      }
    }

    #expect(log.selected == [[0, 4]])
    #expect(!lines.contains { $0.hasPrefix("didDeselect") })
    #expect(table.cellForRow(at: [0, 4])?.isSelected == true)
    #expect(table.cellForRow(at: [0, 6])?.isSelected == false)
  }

  @Test func `content that becomes shorter is scrolled back`() {
    table.contentOffset.y = 440

    #expect(
      update([12]) { $0.deleteRows(at: (12..<20).map { [0, $0] }, with: .none) } == [])

    #expect(table.contentOffset.y == 88)
    #expect(table.indexPathsForVisibleRows?.first == [0, 2])
  }

  @Test func `the completion is told`() {
    var finished: [Bool] = []
    #expect(
      !failures {
        table.performBatchUpdates({ table.deleteRows(at: [[0, 0]], with: .fade) }) {
          finished.append($0)
        }
      }.isEmpty)

    table.hostApplication.mainLoop.settle()

    #expect(finished == [false])
  }

  @Test func `a reconfigured row has to keep its cell`() {
    log.makesCell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: "other") }
    let cell = table.cellForRow(at: [0, 2])

    #expect(
      failures { table.reconfigureRows(at: [[0, 2]]) }.reasons == [
        "The cell that was returned for row 2 in section 0, which is being reconfigured, is not the "
          + "one that the row has. Dequeue it with "
          + "-dequeueReusableCellWithIdentifier:forIndexPath:."
      ])

    #expect(table.cellForRow(at: [0, 2]) === cell)
  }

  @Test func `paths that name no row are reported, not met with a trap`() {
    let empty = IndexPath()
    #expect(
      update([19]) { $0.deleteRows(at: [empty], with: .fade) } == [
        "Invalid index path for use with UITableView.  Index paths passed to table view must contain "
          + "exactly two indices specifying the section and row.  Please use the category on "
          + "NSIndexPath in NSIndexPath+UITableView.h if possible."
      ])
    #expect(table.numberOfRows(inSection: 0) == 19)
    #expect(
      update([19]) { $0.moveRow(at: [0, -1], to: [0, 0]) }
        == ["attempt to move row -1 from section 0 which only contains 19 rows before the update"])
    #expect(
      update([19]) { $0.moveSection(.min, toSection: .max) } == [
        "attempt to move section \(Int.min), but there are only 1 sections before the update"
      ])
  }

  @Test func `a row that is deleted twice, or in a section that goes, is deleted once`() {
    #expect(update([19]) { $0.deleteRows(at: [[0, 3], [0, 3]], with: .none) } == [])
    #expect(table.numberOfRows(inSection: 0) == 19)
  }

  @Test func `a row moves into a section that comes, and out of one that goes`() {
    log.listened = ["cellForRow"]
    let cell = table.cellForRow(at: [0, 3])

    let lines = log.lines {
      let reasons = update([2]) { table in
        table.performBatchUpdates {
          table.deleteSections([0], with: .none)
          table.insertSections([0], with: .none)
          table.moveRow(at: [0, 3], to: [0, 1])
        }
      }
      #expect(reasons == [])
    }

    #expect(lines == ["cellForRow 0-0"])
    #expect(table.cellForRow(at: [0, 1]) === cell)
  }

  @Test func `a row ends its display under its new place, a row that is gone under its old one`() {
    log.listened = ["didEndDisplaying"]

    let lines = log.lines {
      _ = update([21]) { table in
        table.performBatchUpdates {
          table.deleteRows(at: [[0, 0]], with: .none)
          table.insertRows(at: [[0, 0], [0, 1]], with: .none)
        }
      }
    }

    #expect(lines == ["didEndDisplaying 0-10", "didEndDisplaying 0-0"])
  }

  @Test func `one row cannot be moved twice, nor two rows to one place`() {
    #expect(
      update([20]) { table in
        table.performBatchUpdates {
          table.moveRow(at: [0, 3], to: [0, 0])
          table.moveRow(at: [0, 3], to: [0, 1])
        }
      } == [
        "attempt to perform two moves from the same index path (<NSIndexPath> {length = 2, path = 0 - "
          + "3})"
      ])
    #expect(
      update([20]) { table in
        table.performBatchUpdates {
          table.moveRow(at: [0, 3], to: [0, 0])
          table.moveRow(at: [0, 4], to: [0, 0])
        }
      } == ["attempt to perform two moves to the same index path"])
  }

  @Test func `a snapshot that is refused completes all the same`() {
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
    table.dataSource = log
    var done = false

    let refused = failures { source.apply(source.snapshot()) { done = true } }
    table.hostApplication.mainLoop.settle()

    #expect(refused.count == 1)
    #expect(done)
  }

  @Test func `nothing in the table is on its way while no drag is`() {
    table.beginUpdates()
    #expect(!table.hasUncommittedUpdates)
    table.endUpdates()
  }
}
