import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Helpers on a table in no window", .freshApplication)
struct TableInNoWindowHelpersTests {
  private let birds = BirdTable([100, 100])
  private var table: UITableView { birds.table }

  @Test func `say nothing of the window, since no code laid the rows out (behaviour 7.32)`() {
    table.hostApplication.hasWarnedOfTableInNoWindow = false

    let log = logged {
      _ = table.fetchCell(at: [0, 1])
      table.selectRow(at: [0, 2])
      table.reloadData()
      table.tapRow(at: [0, 1])
      table.reloadData()
      _ = table.fetchHeader(inSection: 0)
      table.reloadData()
      _ = table.indexPath(ofRowShowing: "Bird 0-3")
      table.tapIndexTitle("B")
      _ = table.cell(at: [1, 99], as: BirdCell.self)
    }

    #expect(log.failures == [])
    #expect(log.notes == [])
    #expect(
      logged {
        table.reloadData(); table.layoutIfNeeded()
      }.notes.count == 1)
  }
}
