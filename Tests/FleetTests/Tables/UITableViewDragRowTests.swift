import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UITableView.dragRow(from:to:)", .freshApplication)
struct UITableViewDragRowTests {
  private let letters = LetterTable()
  private var table: UITableView { letters.table }
  private let rejected = "Interaction with row 0 in section 0 rejected: "

  private func drag(to path: IndexPath) -> (calls: [String], failures: [RecordedFailure]) {
    var received: [RecordedFailure] = []
    let called = letters.calls {
      received = failures { table.dragRow(from: [0, 0], to: path) }
    }
    return (called, received)
  }

  private func edit() {
    table.layoutIfNeeded()
    table.setEditing(true, animated: true)
    letters.unheard.removeAll { $0 == "cellForRow" }
  }

  @Test func `moves a row within its section, and loads nothing (behaviour 111)`() {
    edit()
    let cell = table.cellForRow(at: [0, 0])

    let (called, received) = drag(to: [0, 2])

    #expect(called == ["canEdit 0-0", "target 0-0 to 0-2", "move 0-0 to 0-2"])
    #expect(received.isEmpty)
    #expect(letters.letters == [["B", "C", "A"], ["D", "E"]])
    #expect(letters.shown == letters.letters)
    #expect(table.cellForRow(at: [0, 2]) === cell)
  }

  @Test func `moves a row to another section, at its end too`() {
    edit()
    #expect(drag(to: [1, 2]).failures.isEmpty)
    #expect(drag(to: [1, 0]).failures.isEmpty)

    #expect(letters.letters == [["C"], ["B", "D", "E", "A"]])
    #expect(letters.shown == letters.letters)
  }

  @Test func `the last row leaves an empty section`() {
    letters.letters = [["A"], ["D"]]
    edit()

    #expect(drag(to: [1, 0]).failures.isEmpty)

    #expect(letters.shown == [[], ["A", "D"]])
  }

  @Test func `follows where the delegate leads (behaviour 111)`() {
    letters.target = { _ in [0, 1] }
    edit()

    let (called, received) = drag(to: [1, 1])

    #expect(called == ["canEdit 0-0", "target 0-0 to 1-1", "move 0-0 to 0-1"])
    #expect(received.isEmpty)
    #expect(letters.shown == [["B", "A", "C"], ["D", "E"]])
  }

  @Test func `asks whether rows can be moved when editing begins`() {
    letters.unheard = ["cellForRow", "shouldIndent", "editingStyle"]
    letters.letters = [["A", "B"]]

    #expect(
      letters.calls { table.setEditing(true, animated: false) } == [
        "canEdit 0-0", "canMove 0-0", "canEdit 0-1", "canMove 0-1",
      ])
  }

  @Test func `selected rows keep their selection`() {
    table.allowsMultipleSelectionDuringEditing = true
    edit()
    table.selectRow(at: [0, 0])
    table.selectRow(at: [0, 2])

    _ = drag(to: [1, 1])

    #expect(table.indexPathsForSelectedRows == [[1, 1], [0, 1]])
    #expect(table.cellForRow(at: [1, 1])?.isSelected == true)
  }

  @Test func `the row is marked as moving meanwhile`() {
    edit()
    var states: [Bool] = []
    let note = { [table] in
      states.append(table.cellForRow(at: [0, 0])?.configurationState.isReordering == true)
    }
    letters.onCall["target 0-0 to"] = note
    letters.onCall["move 0-0 to"] = note

    _ = drag(to: [0, 1])

    #expect(states == [true, true])
    #expect(table.visibleCells.allSatisfy { !$0.configurationState.isReordering })
  }

  @Test func `a data source that reloads has the last word`() {
    edit()
    letters.onCall["move 0-0 to"] = { [table] in table.reloadData() }

    #expect(drag(to: [0, 1]).failures.isEmpty)

    #expect(letters.shown == [["B", "A", "C"], ["D", "E"]])
  }

  @Test func `a row that is dropped where it was stays`() {
    edit()

    let (called, received) = drag(to: [0, 0])

    #expect(called == ["canEdit 0-0", "target 0-0 to 0-0"])
    #expect(received.isEmpty)
  }

  // MARK: What stops the user

  @Test func `needs a table that is edited`() {
    let (called, received) = drag(to: [0, 1])

    #expect(received.reasons == [rejected + "Table view is not being edited."])
    #expect(called == [])
  }

  @Test func `does not move a row that the data source keeps in place`() {
    letters.canMove = false
    edit()

    let (called, received) = drag(to: [0, 1])

    #expect(
      received.reasons == [rejected + "Table view data source does not allow moving that row."])
    #expect(called == ["canEdit 0-0"])
  }

  @Test func `does not move a row that cannot be edited`() {
    letters.canEdit = false
    edit()

    #expect(
      drag(to: [0, 1]).failures.reasons == [
        rejected + "Table view data source does not allow editing of that row."
      ])
  }

  @Test func `a delegate that answers no place is wrong`() {
    letters.target = { _ in [0, 3] }
    edit()

    let (called, received) = drag(to: [0, 2])

    #expect(received.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(
      received.reasons == [
        "The delegate's tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) "
          + "returned row 3 in section 0, which does not exist."
      ])
    #expect(called == ["canEdit 0-0", "target 0-0 to 0-2"])
  }

  @Test func `a row that goes while it is dragged is lost`() {
    edit()
    letters.onCall["target 0-0 to"] = { [letters] in letters.remove([0, 0]) }

    #expect(
      drag(to: [0, 2]).failures.reasons == [rejected + "Row went away while it was dragged."])
    #expect(letters.shown == [["B", "C"], ["D", "E"]])
  }

  @Test func `there is no place beyond the last one`() {
    edit()

    #expect(
      drag(to: [0, 3]).failures.reasons == [
        "Table view has no place for a row at row 3 in section 0."
      ])
    #expect(
      drag(to: [2, 0]).failures.reasons == [
        "Table view has no place for a row at row 0 in section 2."
      ])
    #expect(
      drag(to: [0, -1]).failures.reasons == [
        "Table view has no place for a row at row -1 in section 0."
      ])
    #expect(
      drag(to: [0]).failures.reasons == ["Index path [0] names no row of a table view."])
  }

  @Test func `needs a data source that moves`() {
    let birds = BirdTable()
    birds.table.setEditing(true, animated: false)

    #expect(
      failures { birds.table.dragRow(from: [0, 0], to: [0, 1]) }.reasons == [
        rejected + "Table view data source does not implement tableView(_:moveRowAt:to:)."
      ])
  }
}
