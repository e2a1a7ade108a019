import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Acts in the callbacks of a tap on a row, each in each callback.
@MainActor
@Suite("A tap on a row with callbacks that interfere", .ownApplication)
struct TapCallbackTests {
  @Test(arguments: Deed.allCases.filter { $0 != .tapTheSame }, calls)
  func `says everything once and in its order, as far as it goes (behaviour 80)`(
    _ deed: Deed, _ call: String
  ) {
    let log = shownTable()
    defer { log.end() }
    let order = [
      "shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1", "willSelect 0-1",
      "didSelect 0-1", "primaryAction 0-1",
    ]
    log.onCall[call] = { Self.perform(deed, in: log) }

    var heard: [String] = []
    _ = failures { heard = log.tap(0, 1).filter(order.contains) }

    #expect(heard == order.filter(heard.contains))
    #expect(heard.first == order.first)
    let cells = log.table.visibleCells.filter { $0.superview != nil }
    #expect(cells.allSatisfy { !$0.isHighlighted })
  }

  @Test(arguments: Deed.allCases, calls)
  func `leaves the table ready for the next tap (behaviour 80)`(_ deed: Deed, _ call: String) {
    let log = shownTable()
    defer { log.end() }
    log.onCall[call] = { Self.perform(deed, in: log) }
    _ = failures { _ = log.tap(0, 1) }
    let selected = log.selected
    let count = log.table.numberOfRows(inSection: 0)
    #expect((selected ?? []).allSatisfy { $0.row < count })
    #expect(log.table.brokenInvariants == [])

    let heard = log.tap(0, 2)

    guard deed.leavesRowsToTap else {
      #expect(heard.isEmpty)
      #expect(log.selected == selected)
      return
    }
    let deselected = (selected ?? []).flatMap { path in
      ["willDeselect 0-\(path.row)", "didDeselect 0-\(path.row)"]
    }
    #expect(
      heard == [
        "shouldHighlight 0-2", "didHighlight 0-2", "didUnhighlight 0-2", "willSelect 0-2",
      ] + deselected + ["posted", "didSelect 0-2", "primaryAction 0-2"])
    #expect(log.selected == [[0, 2]])
  }

  @Test func `shows itself to a table of one's own`() {
    let table = SeeingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 440))
    let log = TableLog()
    defer { log.end() }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = log
    table.layoutIfNeeded()

    table.cellForRow(at: [0, 1])?.userTap()

    #expect(table.seen == ["began", "ended"])
    #expect(table.indexPathForSelectedRow == [0, 1])
  }

  /// A table in a window, of which the first row is selected.
  private func shownTable() -> TableLog {
    let log = TableLog(cells: UITableViewCell.self)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.addSubview(log.table)
    window.isHidden = false
    _ = log.tap(0, 0)
    return log
  }

  /// An act of a callback besides its purpose.
  enum Deed: CaseIterable {
    case nothing, reload, lose, exchange, select, tapAnother, tapTheSame, leave, edit, removeCells

    /// Whether there is a third row afterwards that a tap selects.
    var leavesRowsToTap: Bool { ![.lose, .exchange, .edit, .removeCells].contains(self) }
  }

  private nonisolated static let calls = [
    "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "willDeselect",
    "didDeselect", "didSelect",
  ]

  private static let otherSource = SingleRow()

  private static func perform(_ deed: Deed, in log: TableLog) {
    log.onCall = [:]
    switch deed {
    case .nothing: break
    case .reload: log.table.reloadData()
    case .lose:
      log.counts = [1]
      log.table.reloadData()
    case .exchange: log.table.dataSource = otherSource
    case .select: log.table.selectRow(at: [0, 7], animated: false, scrollPosition: .none)
    case .tapAnother: log.table.cellForRow(at: [0, 4])?.userTap()
    case .tapTheSame: log.table.cellForRow(at: [0, 1])?.userTap()
    case .leave: log.table.removeFromSuperview()
    case .edit: log.table.isEditing = true
    case .removeCells: for cell in log.table.visibleCells { cell.removeFromSuperview() }
    }
  }
}

/// A data source of a single row.
private final class SingleRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

/// A table that sees the touches on its rows.
private final class SeeingTable: UITableView {
  var seen: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    seen.append("began")
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    seen.append("ended")
    super.touchesEnded(touches, with: event)
  }
}
