import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Updates that do not fit", .ownApplication)
struct InconsistentUpdatesTests {
  private let log = TableLog([20])
  private var table: UITableView { log.table }

  init() {
    table.layoutIfNeeded()
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
  }

  /// The reports of an update, which leaves the table as after a reload.
  private func reasons(
    _ counts: [Int], sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping (UITableView) -> Void
  ) -> [String] {
    let failures = failures {
      log.counts = counts
      table.performBatchUpdates { body(table) }
    }
    #expect(failures.allSatisfy { $0.severity == .error }, sourceLocation: sourceLocation)
    #expect(
      failures.map(\.name.rawValue) == ["NSInternalInconsistencyException"],
      sourceLocation: sourceLocation)
    #expect(table.indexPathsForSelectedRows == nil, sourceLocation: sourceLocation)
    #expect(table.numberOfSections == counts.count, sourceLocation: sourceLocation)
    #expect(
      counts.indices.map { table.numberOfRows(inSection: $0) } == counts,
      sourceLocation: sourceLocation)
    #expect(
      table.visibleCells.count == min(10, counts.reduce(0, +)), sourceLocation: sourceLocation)
    return failures.reasons
  }

  @Test func `after a refused batch of a delete and an insert the counts are those of the data`() {
    let received = failures {
      table.performBatchUpdates {
        log.counts = [19]
        table.deleteRows(at: [[0, 99]], with: .none)
        log.counts = [20]
        table.insertRows(at: [[0, 3]], with: .none)
        log.counts = [21]
      }
    }
    table.layoutIfNeeded()

    #expect(received.count == 1)
    #expect(table.numberOfRows(inSection: 0) == 21)
  }

  @Test func `a count that stays says what was expected (behaviour 7.26)`() {
    #expect(
      reasons([20]) { $0.deleteRows(at: [[0, 0]], with: .fade) } == [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (20) must be equal to the number of rows contained in "
          + "that section before the update (20), plus or minus the number of rows inserted or deleted "
          + "from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into "
          + "or out of that section (0 moved in, 0 moved out)."
      ])
  }

  @Test func `a count that changes otherwise lists the batch (behaviour 115, 7.29)`() {
    #expect(
      reasons([3]) { $0.reloadRows(at: [[0, 0]], with: .fade) } == [
        """
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with row counts: [20] }
        Data source after updates = { 1 section with row counts: [3] }
        Updates = [
        \tDelete row (0 - 0),
        \tInsert row (0 - 0)
        ]
        """
      ])
  }

  @Test func `so does a number of sections (behaviour 7.27)`() {
    #expect(
      reasons([20]) { $0.deleteSections([0], with: .fade) } == [
        "Invalid update: invalid number of sections. The number of sections contained in the table "
          + "view after the update (1) must be equal to the number of sections contained in the table "
          + "view before the update (1), plus or minus the number of sections inserted or deleted (0 "
          + "inserted, 1 deleted)."
      ])
  }

  @Test func `a place out of bounds is told before any count (behaviour 114, 7.28, 7.29)`() {
    #expect(
      reasons([19]) { $0.deleteRows(at: [[0, 99]], with: .fade) }
        == ["attempt to delete row 99 from section 0 which only contains 20 rows before the update"]
    )
    #expect(
      reasons([21]) { $0.insertRows(at: [[0, 100]], with: .fade) } == [
        "attempt to insert row 100 into section 0, but there are only 21 rows in section 0 after the "
          + "update"
      ])
    #expect(
      reasons([21]) { $0.reloadRows(at: [[3, 0]], with: .fade) } == [
        "attempt to delete row 0 from section 3, but there are only 1 sections before the update"
      ])
    #expect(
      reasons([21]) { $0.reloadSections([1], with: .fade) }
        == ["attempt to delete section 1, but there are only 1 sections before the update"])
    #expect(
      reasons([21]) { $0.insertSections([2], with: .fade) }
        == ["attempt to insert section 2 but there are only 1 sections after the update"])
    #expect(
      reasons([21]) { $0.insertRows(at: [[1, 0]], with: .fade) } == [
        "attempt to insert row 0 into section 1, but there are only 1 sections after the update"
      ])
  }

  @Test func `one row cannot be changed in two ways (behaviour 7.29)`() {
    #expect(
      reasons([19]) { table in
        table.deleteRows(at: [[0, 3]], with: .fade)
        table.reloadRows(at: [[0, 3]], with: .fade)
      } == [
        "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 3})"
      ])
    #expect(
      reasons([19]) { table in
        table.reloadRows(at: [[0, 3]], with: .fade)
        table.moveRow(at: [0, 3], to: [0, 0])
      } == [
        "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, "
          + "path = 0 - 3})"
      ])
    #expect(
      reasons([20]) { table in
        table.insertRows(at: [[0, 0]], with: .fade)
        table.moveRow(at: [0, 3], to: [0, 0])
      } == [
        "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, "
          + "path = 0 - 0})"
      ])
    #expect(
      reasons([20]) { table in
        table.moveSection(0, toSection: 0)
        table.reloadSections([0], with: .fade)
      } == ["attempt to perform a delete and a move from the same section (0)"])
  }

  @Test func `a reconfigured row has to keep its reuse identifier`() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    log.makesCell = { $0.dequeueReusableCell(withIdentifier: "other", for: $1) }

    let reasons = failures { table.reconfigureRows(at: [[0, 2]]) }.reasons

    #expect(reasons.count == 1)
    #expect(
      reasons.first == """
        Attempted to dequeue a cell for a different registration or reuse identifier than the \
        existing cell when reconfiguring an item, which is not allowed. You can dequeue a new cell \
        with a different registration or reuse identifier only when reloading an item. Dequeued \
        reuse identifier: other; Original reuse identifier: cell; Existing cell: <LoggingCell>
        """)
  }

  /// These are too many to be counted one by one.
  @Test func `millions of sections that do not exist cost no time (behaviour 114)`() {
    let many = IndexSet(integersIn: 0..<1_000_000_000_000)

    #expect(
      reasons([20]) { $0.deleteSections(many, with: .none) } == [
        "attempt to delete section 1, but there are only 1 sections before the update"
      ])
    #expect(
      reasons([20]) { $0.reloadSections(many, with: .none) } == [
        "attempt to delete section 1, but there are only 1 sections before the update"
      ])
    #expect(
      reasons([20]) { $0.insertSections(many, with: .none) } == [
        "attempt to insert section 1 but there are only 1 sections after the update"
      ])
  }
}
