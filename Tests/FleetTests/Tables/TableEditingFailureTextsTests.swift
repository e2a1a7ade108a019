import FleetTestSupport
import FleetTesting
import Testing

@MainActor
@Suite("What rows that cannot be edited say", .freshApplication)
struct TableEditingFailureTextsTests {
  private let letters = LetterTable()
  private let rejected =
    "Fleet.TableViewError: Interaction with row 1 in section 0 rejected:"
  private var table: UITableView { letters.table }

  init() { table.accessibilityIdentifier = "letters" }

  private func edit() {
    table.layoutIfNeeded()
    table.setEditing(true, animated: false)
  }

  // MARK: Actions

  @Test func `actions that are not there`() {
    letters.trailing = [letters.action("Flag"), letters.action("Archive")]
    letters.leading = [letters.action("Read")]
    let missing = "Fleet.TableViewError: Could not find edit action with title"
    expectText(
      """
      \(missing) 'Flog' at row 1 in section 0.
      Did you mean 'Flag'? The actions are 'Flag', 'Archive', 'Read'.
      """
    ) { table.selectCellAction(withTitle: "Flog", at: [0, 1]) }
    expectText(
      """
      \(rejected) Row has no action that deletes it.
      The actions are 'Flag', 'Archive'.
      """
    ) { table.swipeToDeleteRow(at: [0, 1]) }
    (letters.trailing, letters.leading) = (nil, nil)
    letters.style = .none
    expectText(
      """
      \(missing) 'Delete' at row 1 in section 0.
      There are no actions. <LetterTable>.tableView(_:editingStyleForRowAt:) returned none.
      """
    ) { table.selectCellAction(withTitle: "Delete", at: [0, 1]) }
    expectText(
      """
      \(rejected) Row has no action that deletes it.
      <LetterTable>.tableView(_:editingStyleForRowAt:) returned none.
      """
    ) { table.swipeToDeleteRow(at: [0, 1]) }
  }

  @Test func `rows that cannot be edited`() {
    letters.canEdit = false
    expectText(
      """
      \(rejected) Table view data source does not allow editing of that row.
      <LetterTable>.tableView(_:canEditRowAt:) returned false.
      """
    ) { table.swipeToDeleteRow(at: [0, 1]) }
    let birds = BirdTable()
    birds.table.accessibilityIdentifier = "birds"
    expectText(
      """
      \(rejected) Table view data source does not implement tableView(_:commit:forRowAt:).
      The data source of <UITableView "birds"> is <BirdTable>.
      """
    ) { birds.table.swipeToDeleteRow(at: [0, 1]) }
  }

  @Test func `rows that go, and actions that stay open`() {
    letters.trailing = [letters.action("Flag") { _ in }]
    letters.onCall["willBegin"] = { [table] in table.setEditing(false, animated: false) }
    expectText(
      """
      \(rejected) Row went away while it was swiped.
      The app changed <UITableView "letters"> meanwhile.
      """
    ) { table.selectCellAction(withTitle: "Flag", at: [0, 1]) }
    letters.onCall = [:]
    table.selectCellAction(withTitle: "Flag", at: [0, 1])
    expectText(
      """
      Fleet.TableViewError: Interaction with row 0 in section 0 rejected: The tap closed the actions \
      of a row that was swiped aside.
      An action that is chosen has to call its completion, which brings its row back.
      """
    ) { table.selectRow(at: [0, 0]) }
  }

  // MARK: Controls of editing

  @Test func `controls of editing`() {
    expectText(
      """
      \(rejected) Table view is not being edited.
      <UITableView "letters">.setEditing(_:animated:) has to be called, as by a tap on an \
      editButtonItem.
      """
    ) { table.tapInsertControl(at: [0, 1]) }
    edit()
    expectText(
      """
      \(rejected) Row has no insert control.
      <LetterTable>.tableView(_:editingStyleForRowAt:) returned delete.
      """
    ) { table.tapInsertControl(at: [0, 1]) }
  }

  @Test func `rows that are ticked while the table is edited`() {
    table.allowsMultipleSelectionDuringEditing = true
    edit()
    expectText(
      """
      \(rejected) Row has no delete control.
      The table view is being edited, and that control leads to the actions of its rows. \
      <UITableView "letters">.allowsMultipleSelectionDuringEditing is true: rows are ticked instead.
      """
    ) { table.swipeToDeleteRow(at: [0, 1]) }
  }

  // MARK: Dragging

  @Test func `rows that are dragged`() {
    edit()
    expectText(
      """
      Fleet.TableViewError: Table view has no place for a row at row 3 in section 0.
      <UITableView "letters"> has 2 sections: section 0 has 3 rows, section 1 has 2 rows.
      """
    ) { table.dragRow(from: [0, 1], to: [0, 3]) }
    letters.target = { _ in [0, 1] }
    expectText(
      """
      \(rejected) Delegate's tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) \
      returned the row's own index path.
      The row stays where it is. The delegate of <UITableView "letters"> is <LetterTable>.
      """
    ) { table.dragRow(from: [0, 1], to: [0, 2]) }
    letters.target = { $0 }
    letters.onCall["target 0-1 to"] = { [letters] in letters.remove([0, 1]) }
    expectText(
      """
      \(rejected) Row went away while it was dragged.
      The app changed <UITableView "letters"> meanwhile.
      """
    ) { table.dragRow(from: [0, 1], to: [0, 0]) }
  }

  @Test func `rows that stay in place`() {
    letters.canMove = false
    edit()
    expectText(
      """
      \(rejected) Table view data source does not allow moving that row.
      <LetterTable>.tableView(_:canMoveRowAt:) returned false.
      """
    ) { table.dragRow(from: [0, 1], to: [0, 2]) }
    let birds = BirdTable()
    birds.table.accessibilityIdentifier = "birds"
    birds.table.setEditing(true, animated: false)
    expectText(
      """
      \(rejected) Table view data source does not implement tableView(_:moveRowAt:to:).
      The data source of <UITableView "birds"> is <BirdTable>.
      """
    ) { birds.table.dragRow(from: [0, 1], to: [0, 2]) }
  }

  // MARK: Menus

  @Test func `context menus`() {
    expectText(
      """
      \(rejected) Row has no context menu.
      <LetterTable>.tableView(_:contextMenuConfigurationForRowAt:point:) returned nil.
      """
    ) { table.chooseMenuItem(withTitle: "Copy", at: [0, 1]) }
    letters.hasOldMenu = true
    expectText(
      """
      \(rejected) The menu has no command.
      <LetterTable>.tableView(_:canPerformAction:forRowAt:withSender:) returned false for each \
      command.
      """
    ) { table.chooseMenuItem(withTitle: "Copy", at: [0, 1]) }
    letters.menu = UIContextMenuConfiguration()
    expectText(
      """
      \(rejected) Context menu is empty.
      Its configuration has neither a menu nor a preview.
      """
    ) { table.chooseMenuItem(withTitle: "Copy", at: [0, 1]) }
    letters.menu = UIContextMenuConfiguration(previewProvider: { UIViewController() })
    expectText("\(rejected) Context menu has no items.\nIt has a preview only.") {
      table.chooseMenuItem(withTitle: "Copy", at: [0, 1])
    }
    letters.menu = UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    })
    expectText(
      """
      \(rejected) Context menu has no preview.
      Its configuration's previewProvider is missing, or returned nil.
      """
    ) { table.tapContextMenuPreview(at: [0, 1]) }
    expectText(
      """
      Fleet.TableViewError: No item with title 'Cop' found in menu.
      Did you mean 'Copy'? The items of <LetterCell "B"> are 'Copy'.
      """
    ) { table.chooseMenuItem(withTitle: "Cop", at: [0, 1]) }
    table.delegate = nil
    expectText(
      """
      \(rejected) Row has no context menu.
      <UITableView "letters"> has no delegate.
      """
    ) { table.chooseMenuItem(withTitle: "Copy", at: [0, 1]) }
  }
}
