import FleetTesting
import HeadlessUIKit
import TestSupport
import Testing

/// A change in a call of the app.
private enum HeightChange: String, CaseIterable, CustomTestStringConvertible {
  case higher, automatic, andAllInView, andReload, andLessData, andUpdate

  var testDescription: String { rawValue }

  @MainActor func make(_ table: UITableView, _ restless: RestlessTable) {
    switch self {
    case .higher: table.rowHeight += 7
    case .automatic:
      table.rowHeight = table.rowHeight < 0 ? 40 : UITableView.automaticDimension
    case .andAllInView:
      table.rowHeight = table.rowHeight == 10 ? 11 : 10
      table.layoutIfNeeded()
    case .andReload:
      table.rowHeight += 7
      table.reloadData()
    case .andLessData:
      table.rowHeight += 7
      if !restless.rows.isEmpty { restless.rows.removeLast() }
      table.reloadData()
    case .andUpdate:
      table.beginUpdates()
      table.rowHeight += 7
      table.endUpdates()
    }
  }
}

/// Changes of heights by an app during a user's act on a row.
@MainActor
@Suite("Heights that change in the middle", .freshApplication)
struct HeightsThatChangeTests {
  private func shown(_ restless: RestlessTable) -> UITableView {
    let page = UIViewController()
    page.view.addSubview(restless.table)
    setAsAppRootWindow(page)
    return restless.table
  }

  @Test(arguments: RestlessTable.calls, HeightChange.allCases)
  fileprivate func `of a gesture break nothing`(call: String, change: HeightChange) {
    let restless = RestlessTable(isSelfSizing: false)
    let table = shown(restless)
    restless.call = call
    restless.change = { [unowned restless] in change.make(restless.table, restless) }
    var broken: [String] = []

    let received = failures {
      table.selectRow(at: [0, 1])
      broken += table.brokenInvariants
      _ = table.fetchCell(at: [0, 20])
      broken += table.brokenInvariants
      table.swipeToDeleteRow(at: [0, 5])
      broken += table.brokenInvariants
      restless.call = ""
      settle()
    }

    #expect(broken + table.brokenInvariants == [])
    #expect(received.filter { $0.name == .internalError }.reasons == [])
    #expect(table.numberOfRows(inSection: 0) == restless.rows.count)
  }

  @Test func `that bring a row into view whose cell is being made leave it one cell`() {
    let restless = RestlessTable(isSelfSizing: false)
    let table = shown(restless)
    restless.call = "didMoveToSuperview"
    restless.change = { [table] in
      table.rowHeight = 10
      table.layoutIfNeeded()
    }

    let received = failures {
      let cell = table.fetchCell(at: [0, 20])
      #expect(cell === table.cellForRow(at: [0, 20]))
      table.selectRow(at: [0, 25])
    }

    #expect(received.reasons == [])
    #expect(table.brokenInvariants == [])
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 30)
    #expect(table.indexPathForSelectedRow == [0, 25])
  }
}
