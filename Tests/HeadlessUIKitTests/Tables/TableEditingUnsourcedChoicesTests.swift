import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Editing tables: choices without a source", .ownApplication)
struct TableEditingUnsourcedChoicesTests {
  private let log = TableLog([20])
  private var table: UITableView { log.table }
  private let row = ItemPath(section: 0, row: 1)

  private func action(
    _ style: UIContextualAction.Style = .normal, _ handler: @escaping ((Bool) -> Void) -> Void
  ) -> OfferedActions {
    let action = UIContextualAction(style: style, title: "Flag") { _, _, completion in
      handler(completion)
    }
    return OfferedActions(.trailing, [.contextual(action)], performsFirstOnFullSwipe: true)
  }

  private func perform(_ offered: OfferedActions) -> ShownActions? {
    table.layoutIfNeeded()
    let shown = table.show(offered, at: row)
    shown?.buttons.first?.userTap()
    table.hostApplication.mainLoop.settle()
    return shown
  }

  @Test func `a completion closes the row whatever it is called with (behaviour 107)`() {
    for isDone in [true, false] {
      _ = perform(action(.destructive) { $0(isDone) })
      #expect(table.shownActions == nil)
      #expect(table.cellForRow(at: [0, 1])?.isEditing == false)
    }
    #expect(table.numberOfRows(inSection: 0) == 20)
  }

  @Test func `a row closes on the turn after its completion, not within the handler`() {
    table.layoutIfNeeded()
    var isEditing = false
    let offered = action { [table] completion in
      completion(true)
      isEditing = table.isEditing
    }

    _ = perform(offered)

    #expect(isEditing)
    #expect(!table.isEditing)
  }

  @Test func `an action of the way before iOS 11 closes the row by itself (behaviour 108)`() {
    let action = UITableViewRowAction(style: .normal, title: "More") { _, _ in }

    #expect(perform(OfferedActions(.trailing, [.row(action)])) != nil)

    #expect(!table.isEditing)
  }

  @Test func `a full swipe performs the first action, unless it is one of before iOS 11`() {
    var count = 0
    table.layoutIfNeeded()
    if let shown = table.show(action { _ in count += 1 }, at: row) {
      #expect(table.performFirst(of: shown))
    }
    let old = UITableViewRowAction(style: .default, title: "More") { _, _ in count += 1 }
    if let shown = table.show(OfferedActions(.trailing, [.row(old)]), at: row) {
      #expect(!table.performFirst(of: shown))
    }

    #expect(count == 1)
  }

  @Test func `a tap beside a row that is swiped aside closes it, and does nothing else`() {
    table.layoutIfNeeded()
    #expect(table.show(action { _ in }, at: row) != nil)

    #expect(log.tap(0, 3) == [])

    #expect(!table.isEditing)
    #expect(log.tap(0, 3).contains("didSelect 0-3"))
  }

  @Test func `a row that is swiped aside stays open when its cell is loaded again`() {
    table.layoutIfNeeded()
    #expect(table.show(action { _ in }, at: row) != nil)
    table.contentOffset.y = 4_000
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 1]) == nil)

    table.contentOffset.y = 0
    table.layoutIfNeeded()

    #expect(table.cellForRow(at: [0, 1])?.showingDeleteConfirmation == true)
    #expect(table.cellForRow(at: [0, 2])?.showingDeleteConfirmation == false)
  }

  @Test func `a cell that is loaded while the table is edited goes through no transition`() {
    final class Cell: UITableViewCell {
      var states: [StateMask] = []
      override func willTransition(to state: StateMask) { states.append(state) }
    }
    log.makesCell = { _, _ in Cell(style: .default, reuseIdentifier: nil) }
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()

    let cell = table.cellForRow(at: [0, 0]) as? Cell
    #expect(cell?.isEditing == true)
    #expect(cell?.editingStyle == .delete)
    #expect(cell?.states == [])
    table.setEditing(false, animated: false)
    #expect(cell?.states == [[]])
  }

  @Test func `a row that cannot be edited is not edited along with the table`() {
    table.setEditing(true, animated: false)
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != 1
      }
    }
    let source = Source()
    table.dataSource = source
    table.layoutIfNeeded()

    #expect(table.visibleCells.map(\.isEditing) == [true, false, true])
    #expect(table.visibleCells.map { $0.editControl != nil } == [true, false, true])
    #expect([0, 1].map { table.isMovable(ItemPath(section: 0, row: $0)) } == [true, false])
  }

  @Test func `rows that are ticked have no edit controls, and can be moved`() {
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()

    #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.editControl == nil })
    #expect(table.visibleCells.allSatisfy { $0.editingStyle == .none })
    #expect(table.isMovable(row))
  }

  @Test func `a row can be moved whatever its cell's showsReorderControl says`() {
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()

    #expect(table.cellForRow(at: [0, 1])?.showsReorderControl == false)
    #expect(table.isMovable(row))
  }

  @Test func `a configuration without a menu and a preview opens nothing`() {
    let delegate = MenuDelegate()
    table.delegate = delegate
    table.layoutIfNeeded()

    guard case .empty = table.openContextMenu(at: row) else {
      Issue.record("There is a menu.")
      return
    }
    #expect(delegate.displayedCount == 0)
  }

  private final class MenuDelegate: NSObject, UITableViewDelegate {
    var displayedCount = 0

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }

    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { displayedCount += 1 }
  }
}
