import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UITableView.swipeToDeleteRow(at:)", .freshApplication)
struct UITableViewSwipeToDeleteRowTests {
  private let letters = LetterTable()
  private var table: UITableView { letters.table }
  private let rejected = "Interaction with row 1 in section 0 rejected: "

  private func swipe() -> (calls: [String], failures: [RecordedFailure]) {
    var received: [RecordedFailure] = []
    let called = letters.calls { received = failures { table.swipeToDeleteRow(at: [0, 1]) } }
    return (called, received)
  }

  @Test func `has the data source delete the row (behaviour 105, 109)`() {
    let (called, received) = swipe()

    #expect(
      called == [
        "canEdit 0-1", "trailing 0-1", "editActions 0-1", "editingStyle 0-1",
        "titleForDelete 0-1", "willBegin 0-1", "commit delete 0-1", "didEnd nil",
      ])
    #expect(received.isEmpty)
    #expect(letters.shown == [["A", "C"], ["D", "E"]])
  }

  @Test func `brings a row back that the data source keeps`() {
    letters.onDelete = nil

    #expect(swipe().calls.suffix(2) == ["commit delete 0-1", "didEnd 0-1"])

    #expect(letters.shown == [["A", "B", "C"], ["D", "E"]])
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test func `performs the first action where that is destructive (behaviour 107)`() {
    letters.trailing = [
      letters.action("Delete", .destructive) { [letters] completion in
        letters.remove([0, 1])
        completion(true)
      }, letters.action("Archive"),
    ]

    #expect(
      swipe().calls == ["canEdit 0-1", "trailing 0-1", "willBegin 0-1", "Delete", "didEnd nil"])
  }

  @Test func `taps the first destructive action where a full swipe does something else`() {
    letters.trailing = [letters.action("Archive"), letters.action("Delete", .destructive)]

    #expect(
      swipe().calls == ["canEdit 0-1", "trailing 0-1", "willBegin 0-1", "Delete", "didEnd 0-1"])
    letters.trailing = [letters.action("Delete", .destructive)]
    letters.fullSwipe = false

    #expect(
      swipe().calls == ["canEdit 0-1", "trailing 0-1", "willBegin 0-1", "Delete", "didEnd 0-1"])
  }

  @Test func `goes through the delete control while the table is edited (behaviour 109)`() throws {
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 1]) as? LetterCell)
    let begun = letters.calls { table.setEditing(true, animated: true) }
    #expect(
      begun == [
        "canEdit 0-0", "editingStyle 0-0", "canEdit 0-1", "editingStyle 0-1", "canEdit 0-2",
        "editingStyle 0-2", "canEdit 1-0", "editingStyle 1-0", "canEdit 1-1", "editingStyle 1-1",
      ])

    let (called, received) = swipe()

    #expect(
      called == [
        "canEdit 0-1", "trailing 0-1", "editActions 0-1", "titleForDelete 0-1",
        "commit delete 0-1",
      ])
    #expect(received.isEmpty)
    #expect(cell.states == ["will 1", "did 1", "will 3", "did 3"])
    #expect(letters.shown == [["A", "C"], ["D", "E"]])
    #expect(table.isEditing)
  }

  @Test func `the confirmation goes where the data source keeps the row`() throws {
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 1]) as? LetterCell)
    letters.onDelete = nil
    table.setEditing(true, animated: true)

    _ = swipe()

    #expect(cell.states == ["will 1", "did 1", "will 3", "did 3", "will 1", "did 1"])
    #expect(cell.isEditing)
    #expect(cell.editingStyle == .delete)
  }

  @Test func `a tap on the delete control shows the confirmation, and a second one hides it`()
    throws
  {
    table.setEditing(true, animated: true)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 1]))
    let control = try #require(cell.editControl)

    control.tap()
    #expect(cell.showingDeleteConfirmation)
    control.tap()

    #expect(!cell.showingDeleteConfirmation)
    #expect(letters.letters[0] == ["A", "B", "C"])
  }

  // MARK: What stops the user

  @Test func `does not swipe a row that cannot be edited`() {
    letters.canEdit = false

    let (called, received) = swipe()

    #expect(
      received.reasons == [
        rejected + "Table view data source does not allow editing of that row."
      ])
    #expect(called == ["canEdit 0-1"])
  }

  @Test func `a row whose style is another has nothing that deletes it (behaviour 106)`() {
    letters.style = .none

    let (called, received) = swipe()

    #expect(received.reasons == [rejected + "Row has no action that deletes it."])
    #expect(
      received.map(\.details) == [
        "<LetterTable>.tableView(_:editingStyleForRowAt:) returned none."
      ])
    #expect(called == ["canEdit 0-1", "trailing 0-1", "editActions 0-1", "editingStyle 0-1"])
  }

  @Test func `a row with other actions has nothing that deletes it`() {
    letters.trailing = [letters.action("Archive")]

    let (called, received) = swipe()

    #expect(received.reasons == [rejected + "Row has no action that deletes it."])
    #expect(received.map(\.details) == ["The actions are 'Archive'."])
    #expect(called == ["canEdit 0-1", "trailing 0-1"])
  }

  @Test func `rows that are ticked have no delete control`() {
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)

    let (called, received) = swipe()

    #expect(received.reasons == [rejected + "Row has no delete control."])
    #expect(called == ["canEdit 0-1"])
  }
}
