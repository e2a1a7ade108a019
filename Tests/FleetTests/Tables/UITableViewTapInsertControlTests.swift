import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UITableView.tapInsertControl(at:)", .freshApplication)
struct UITableViewTapInsertControlTests {
  private let letters = LetterTable()
  private var table: UITableView { letters.table }
  private let rejected = "Interaction with row 1 in section 0 rejected: "

  @Test func `has the data source insert a row at once (behaviour 109)`() {
    letters.style = .insert
    letters.onCall["commit insert"] = { [letters, table] in
      letters.letters[0].insert("X", at: 2)
      table.insertRows(at: [[0, 2]], with: .automatic)
    }
    table.setEditing(true, animated: false)

    let called = letters.calls {
      #expect(failures { table.tapInsertControl(at: [0, 1]) }.isEmpty)
    }

    #expect(called == ["canEdit 0-1", "commit insert 0-1", "canEdit 0-2", "editingStyle 0-2"])
    #expect(letters.shown == [["A", "B", "X", "C"], ["D", "E"]])
    #expect(table.visibleCells.allSatisfy { $0.editingStyle == .insert })
  }

  @Test func `needs a table that is edited`() {
    letters.style = .insert

    let called = letters.calls {
      #expect(
        failures { table.tapInsertControl(at: [0, 1]) }.reasons == [
          rejected + "Table view is not being edited."
        ])
    }

    #expect(called == [])
  }

  @Test func `needs a row that inserts`() {
    table.setEditing(true, animated: false)

    let received = failures { table.tapInsertControl(at: [0, 1]) }

    #expect(received.reasons == [rejected + "Row has no insert control."])
    #expect(
      received.map(\.details) == [
        "<LetterTable>.tableView(_:editingStyleForRowAt:) returned delete."
      ])
  }

  @Test func `needs a row that can be edited`() {
    letters.canEdit = false
    table.setEditing(true, animated: false)

    #expect(
      failures { table.tapInsertControl(at: [0, 1]) }.reasons == [
        rejected + "Table view data source does not allow editing of that row."
      ])
  }
}
