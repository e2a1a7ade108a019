import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("A tap on a row of a table", .ownApplication)
struct UITableViewTapTests {
  private let log = TableLog()
  private var table: UITableView { log.table }

  @Test func `selects a row when none is selected (behaviour 80)`() {
    #expect(
      log.tap(0, 1) == [
        "shouldHighlight 0-1", "cell highlighted true 0-1", "didHighlight 0-1",
        "cell highlighted false 0-1", "didUnhighlight 0-1", "willSelect 0-1",
        "cell selected true 0-1", "posted", "didSelect 0-1", "primaryAction 0-1",
      ])
    #expect(log.selected == [[0, 1]])
  }

  @Test func `replaces the selected row, which hears of it before the new one (behaviour 80)`() {
    _ = log.tap(0, 0)

    #expect(
      log.tap(0, 1) == [
        "shouldHighlight 0-1", "cell highlighted true 0-1", "didHighlight 0-1",
        "cell highlighted false 0-1", "didUnhighlight 0-1", "willSelect 0-1", "willDeselect 0-0",
        "cell selected false 0-0", "didDeselect 0-0", "cell selected true 0-1", "posted",
        "didSelect 0-1", "primaryAction 0-1",
      ])
    #expect(log.selected == [[0, 1]])
  }

  @Test func `does nothing at all where a row is not to be highlighted (behaviour 81)`() {
    _ = log.tap(0, 0)
    log.shouldHighlight = false

    #expect(log.tap(0, 1) == ["shouldHighlight 0-1"])

    #expect(log.selected == [[0, 0]])
  }

  @Test func `leaves the old selection alone where the new one is refused (behaviour 82)`() {
    _ = log.tap(0, 0)
    log.willSelect = { _ in nil }

    #expect(
      log.tap(0, 1) == [
        "shouldHighlight 0-1", "cell highlighted true 0-1", "didHighlight 0-1",
        "cell highlighted false 0-1", "didUnhighlight 0-1", "willSelect 0-1",
      ])
    #expect(log.selected == [[0, 0]])
    #expect(table.cellForRow(at: [0, 0])?.isSelected == true)
  }

  @Test func `selects the row that the delegate names instead (behaviour 82)`() {
    _ = log.tap(0, 0)
    log.willSelect = { _ in [0, 5] }

    #expect(
      log.tap(0, 1).suffix(8) == [
        "willSelect 0-1", "willDeselect 0-0", "cell selected false 0-0", "didDeselect 0-0",
        "cell selected true 0-5", "posted", "didSelect 0-5", "primaryAction 0-5",
      ])
    #expect(log.selected == [[0, 5]])
  }

  @Test func `deselects the row that the delegate names instead (behaviour 83)`() {
    table.allowsMultipleSelection = true
    _ = log.tap(0, 0)
    _ = log.tap(0, 1)
    log.willDeselect = { _ in [0, 1] }

    #expect(
      log.tap(0, 0).suffix(4) == [
        "willDeselect 0-0", "cell selected false 0-1", "posted", "didDeselect 0-1",
      ])
    #expect(log.selected == [[0, 0]])
  }

  @Test func `on the selected row selects it again, and deselects nothing (behaviour 84)`() {
    _ = log.tap(0, 1)

    #expect(
      log.tap(0, 1) == [
        "shouldHighlight 0-1", "cell highlighted true 0-1", "didHighlight 0-1",
        "cell highlighted false 0-1", "didUnhighlight 0-1", "willSelect 0-1", "didSelect 0-1",
        "primaryAction 0-1",
      ])
    #expect(log.selected == [[0, 1]])
  }

  @Test func `adds to the selection where several rows can be selected (behaviour 85)`() {
    table.allowsMultipleSelection = true
    _ = log.tap(0, 0)

    #expect(
      log.tap(0, 1) == [
        "shouldHighlight 0-1", "cell highlighted true 0-1", "didHighlight 0-1",
        "cell highlighted false 0-1", "didUnhighlight 0-1", "willSelect 0-1",
        "cell selected true 0-1", "posted", "didSelect 0-1", "primaryAction 0-1",
      ])
    #expect(log.selected == [[0, 0], [0, 1]])
  }

  @Test func `takes a row out again where several can be selected (behaviour 85)`() {
    table.allowsMultipleSelection = true
    _ = log.tap(0, 0)
    _ = log.tap(0, 1)

    #expect(
      log.tap(0, 0) == [
        "shouldHighlight 0-0", "cell highlighted true 0-0", "didHighlight 0-0",
        "cell highlighted false 0-0", "didUnhighlight 0-0", "willDeselect 0-0",
        "cell selected false 0-0", "posted", "didDeselect 0-0",
      ])
    #expect(log.selected == [[0, 1]])
  }

  @Test func `keeps a row among several that the delegate keeps (behaviour 83, 85)`() {
    table.allowsMultipleSelection = true
    _ = log.tap(0, 0)
    log.willDeselect = { _ in nil }

    #expect(log.tap(0, 0).suffix(1) == ["willDeselect 0-0"])

    #expect(log.selected == [[0, 0]])
  }

  @Test func `does nothing where nothing can be selected (behaviour 87)`() {
    table.allowsSelection = false

    #expect(log.tap(0, 1) == [])

    #expect(log.selected == nil)
  }

  @Test func `does nothing while the table is edited, unless that is allowed (behaviour 87)`() {
    table.isEditing = true
    #expect(log.tap(0, 1) == [])

    table.allowsSelectionDuringEditing = true
    #expect(log.tap(0, 1).contains("didSelect 0-1"))
    #expect(log.tap(0, 2).contains("didDeselect 0-1"))
    #expect(!log.lines.contains("primaryAction 0-2"))

    table.allowsMultipleSelectionDuringEditing = true
    #expect(log.tap(0, 3).suffix(2) == ["posted", "didSelect 0-3"])
    #expect(log.selected == [[0, 2], [0, 3]])
  }

  @Test func `selects several during editing without the switch for one (behaviour 85)`() {
    table.isEditing = true
    table.allowsMultipleSelectionDuringEditing = true

    _ = log.tap(0, 1)
    _ = log.tap(0, 2)

    #expect(log.selected == [[0, 1], [0, 2]])
  }

  @Test func `selects a row whose cell shows no selection (behaviour 88)`() {
    table.layoutIfNeeded()
    table.cellForRow(at: [0, 1])?.selectionStyle = .none

    #expect(log.tap(0, 1).contains("didSelect 0-1"))
  }

  @Test func `selects without any delegate, and posts once (behaviour 90, 97)`() {
    table.delegate = nil

    #expect(
      log.tap(0, 1) == [
        "cell highlighted true 0-1", "cell highlighted false 0-1", "cell selected true 0-1",
        "posted",
      ])
    #expect(log.selected == [[0, 1]])
  }

  @Test func `tells a delegate that has nothing but didSelect`() {
    final class Brief: NSObject, UITableViewDelegate {
      var rows: [Int] = []
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        rows.append(indexPath.row)
      }
    }
    let brief = Brief()
    table.delegate = brief

    _ = log.tap(0, 1)
    _ = log.tap(0, 2)

    #expect(brief.rows == [1, 2])
    #expect(log.selected == [[0, 2]])
  }

  @Test func `on what a cell holds is a tap on the row, unless it is a control's`() {
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: [0, 1])
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    cell?.contentView.addSubview(button)

    let onContent = log.lines { cell?.contentView.userTap() }
    let onButton = log.lines { button.userTap() }

    #expect(onContent.contains("didSelect 0-1"))
    #expect(onButton == [])
    #expect(taps == 1)
  }

  @Test func `on a button for details tells of that alone (behaviour 91)`() {
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: [0, 1])
    cell?.accessoryType = .detailDisclosureButton

    let lines = log.lines { cell?.shownAccessory?.userTap() }

    #expect(lines == ["accessory 0-1"])
    #expect(log.selected == nil)
  }

  @Test(arguments: [UISwipeGestureRecognizer.Direction.left, .right])
  func `that is a swipe within the row only ends the highlight`(
    _ direction: UISwipeGestureRecognizer.Direction
  ) throws {
    let cell = try #require(table.cellForRow(at: [0, 1]))

    cell.userSwipe(direction)

    #expect(log.selected == nil)
    #expect(!cell.isHighlighted)
  }

  @Test func `that leaves the row, or is taken over, only ends the highlight`() {
    table.layoutIfNeeded()
    guard let cell = table.cellForRow(at: [0, 1]) else { return #expect(Bool(false)) }
    let finger = table.hostApplication.finger

    let moved = log.lines {
      finger.began(cell)
      finger.moved(to: CGPoint(x: 5, y: 200))
      finger.ended()
    }
    let cancelled = log.lines {
      finger.began(cell)
      finger.cancelled()
    }

    let highlight = [
      "shouldHighlight 0-1", "cell highlighted true 0-1", "didHighlight 0-1",
      "cell highlighted false 0-1", "didUnhighlight 0-1",
    ]
    #expect(moved == highlight)
    #expect(cancelled == highlight)
    #expect(log.selected == nil)
  }

  @Test func `is swallowed by a recognizer around the table that cancels touches (behaviour 226)`()
  {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    outer.addSubview(table)
    let recognizer = UITapGestureRecognizer()
    outer.addGestureRecognizer(recognizer)

    #expect(!log.tap(0, 1).contains("willSelect 0-1"))
    recognizer.cancelsTouchesInView = false
    table.hostApplication.mainLoop.settle()
    #expect(log.tap(0, 1).contains("didSelect 0-1"))
  }

  // MARK: Awkward delegates

  private nonisolated static let calls = [
    "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "willDeselect",
    "didDeselect", "didSelect",
  ]

  @Test(arguments: calls)
  func `goes on when the rows are reloaded in a callback`(_ call: String) {
    _ = log.tap(0, 0)
    log.onCall[call] = { [table, log] in
      log.onCall = [:]
      table.reloadData()
    }

    #expect(failures { _ = log.tap(0, 1) }.isEmpty)

    #expect(log.selected == (call == "didSelect" ? nil : [[0, 1]]))
  }

  @Test(arguments: calls)
  func `ends when the row goes away in a callback`(_ call: String) {
    _ = log.tap(0, 0)
    log.onCall[call] = { [table, log] in
      log.onCall = [:]
      log.counts = [1]
      table.reloadData()
    }

    _ = failures { _ = log.tap(0, 5) }

    #expect(log.selected == nil)
  }

  @Test(arguments: calls)
  func `survives that the table is taken away, or loses its delegate and data`(_ call: String) {
    let outer = UIView()
    outer.addSubview(table)
    _ = log.tap(0, 0)
    log.onCall[call] = { [table] in
      table.removeFromSuperview()
      table.delegate = nil
      table.dataSource = nil
    }

    #expect(failures { _ = log.tap(0, 1) }.isEmpty)

    #expect(table.superview == nil)
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
  }

  @Test(arguments: calls)
  func `tells the rest to the delegate that a callback has put in place`(_ call: String) {
    _ = log.tap(0, 0)
    let calls = [
      "shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1", "willSelect 0-1",
      "willDeselect 0-0", "didDeselect 0-0", "didSelect 0-1", "primaryAction 0-1",
    ]
    let other = TableLog()
    other.listened.removeAll { $0 == "cell" || $0 == "posted" }
    log.listened = other.listened
    log.onCall[call] = { [table] in table.delegate = other }

    let told = log.tap(0, 1)

    #expect(told.last?.hasPrefix(call) == true)
    #expect(told + other.lines == calls)
    other.end()
  }

  @Test(arguments: calls)
  func `tells nothing more to a delegate that a callback has let go of`(_ call: String) {
    _ = log.tap(0, 0)
    var delegate: TableLog? = TableLog()
    weak let letGo = delegate
    var lines: [String] = []
    table.delegate = delegate
    for call in Self.calls { delegate?.onCall[call] = { lines.append(call) } }
    delegate?.onCall[call] = {
      lines.append(call)
      delegate = nil
    }

    table.cellForRow(at: [0, 1])?.userTap()

    #expect(lines == Array(Self.calls.prefix { $0 != call }) + [call])
    #expect(letGo == nil)
    #expect(table.delegate == nil)
    #expect(log.selected == [[0, 1]])
  }

  @Test(arguments: calls)
  func `leaves one row selected when a callback selects another one`(_ call: String) {
    _ = log.tap(0, 0)
    log.onCall[call] = { [table, log] in
      log.onCall = [:]
      table.selectRow(at: [0, 7], animated: false, scrollPosition: .none)
    }

    #expect(failures { _ = log.tap(0, 1) }.isEmpty)

    #expect(log.selected == (call == "didSelect" ? [[0, 7]] : [[0, 1]]))
  }

  @Test(arguments: calls)
  func `within another one's callback comes first`(_ call: String) {
    _ = log.tap(0, 0)
    log.onCall[call] = { [table, log] in
      log.onCall = [:]
      table.cellForRow(at: [0, 4])?.userTap()
    }

    #expect(failures { _ = log.tap(0, 1) }.isEmpty)

    #expect(log.selected == (call == "didSelect" ? [[0, 4]] : [[0, 1]]))
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `reports a delegate that names a row which does not exist`() {
    _ = log.tap(0, 0)
    for path: IndexPath in [[0, 20], [1, 0], [0, -1], [0], [0, 1, 2], [], [0, .max]] {
      log.willSelect = { _ in path }
      let received = failures { _ = log.tap(0, 1) }
      #expect(received.count == 1)
      #expect(received.first?.description.contains("willSelectRowAt") == true)
      #expect(log.selected == [[0, 0]])
    }
  }
}
