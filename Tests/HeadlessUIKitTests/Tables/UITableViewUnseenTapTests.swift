import TestSupport
import Testing

@testable import HeadlessUIKit

/// A table tells of a tap on a cell of UIKit's own without touch and event; what the delegate hears
/// is the same as where a cell's class could see them.
@MainActor
@Suite("A tap on a row that only the table could see", .ownApplication)
struct UITableViewUnseenTapTests {
  @Test func `selects the row and tells the delegate all of it (behaviour 80)`() {
    let log = TableLog(cells: UITableViewCell.self)
    defer { log.end() }
    _ = log.tap(0, 0)

    #expect(
      log.tap(0, 1) == [
        "shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1", "willSelect 0-1",
        "willDeselect 0-0", "didDeselect 0-0", "posted", "didSelect 0-1", "primaryAction 0-1",
      ])
    #expect(log.selected == [[0, 1]])
    #expect(log.table.cellForRow(at: [0, 1])?.isSelected == true)
    #expect(log.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `makes no touch, unless a class of the app's own could see it`() {
    #expect(touchesOfTap(on: UITableViewCell.self) == 0)
    #expect(touchesOfTap(on: LoggingCell.self) == 1)
  }

  @Test(arguments: Deed.allCases, calls)
  func `goes as one that a cell could see, whatever a callback does`(_ deed: Deed, _ call: String) {
    let seen = lines(of: deed, in: call, cells: LoggingCell.self)
    let unseen = lines(of: deed, in: call, cells: UITableViewCell.self)

    #expect(unseen == seen.filter { !$0.hasPrefix("cell ") })
    #expect(unseen.count > 2)
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

  private func touchesOfTap(on cells: UITableViewCell.Type) -> Int {
    let log = TableLog(cells: cells)
    defer { log.end() }
    let recognition = log.table.hostApplication.finger.recognition
    let count = recognition.touchCount
    _ = log.tap(0, 1)
    return recognition.touchCount - count
  }

  /// What a callback does besides what it is for.
  enum Deed: CaseIterable {
    case nothing, reload, lose, select, tapAnother, tapTheSame, leave, edit, removeCells
  }

  private nonisolated static let calls = [
    "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "willDeselect",
    "didDeselect", "didSelect",
  ]

  /// What is heard of a tap, and of the next one, where a callback of the first does something.
  private func lines(of deed: Deed, in call: String, cells: UITableViewCell.Type) -> [String] {
    let log = TableLog(cells: cells)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.addSubview(log.table)
    window.isHidden = false
    defer { log.end() }
    _ = log.tap(0, 0)
    var lines: [String] = []
    log.onCall[call] = {
      log.onCall = [:]
      Self.perform(deed, in: log)
    }
    for row in [1, 2] {
      let heard = failures { lines += log.tap(0, row) }.map(\.reason)
      lines += heard + ["\(log.selected ?? [])"]
    }
    return lines
  }

  private static func perform(_ deed: Deed, in log: TableLog) {
    switch deed {
    case .nothing: break
    case .reload: log.table.reloadData()
    case .lose:
      log.counts = [1]
      log.table.reloadData()
    case .select: log.table.selectRow(at: [0, 7], animated: false, scrollPosition: .none)
    case .tapAnother: log.table.cellForRow(at: [0, 4])?.userTap()
    case .tapTheSame: log.table.cellForRow(at: [0, 1])?.userTap()
    case .leave: log.table.removeFromSuperview()
    case .edit: log.table.isEditing = true
    case .removeCells: for cell in log.table.visibleCells { cell.removeFromSuperview() }
    }
  }
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
