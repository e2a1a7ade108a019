import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UITableView.selectCellAction(withTitle:at:)", .freshApplication)
struct UITableViewSelectCellActionTests {
  private let letters = LetterTable()
  private var table: UITableView { letters.table }
  private let rejected = "Interaction with row 1 in section 0 rejected: "

  /// The calls while an action of row 1 is chosen, without a failure.
  private func choose(
    _ title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    letters.calls {
      #expect(
        failures { table.selectCellAction(withTitle: title, at: [0, 1]) }.reasons == [],
        sourceLocation: sourceLocation)
    }
  }

  private func expectRefusal(
    _ title: String, _ reason: String, _ details: String, calls: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var received: [RecordedFailure] = []
    let called = letters.calls {
      received = failures { table.selectCellAction(withTitle: title, at: [0, 1]) }
    }
    #expect(received.reasons == [reason], sourceLocation: sourceLocation)
    #expect(received.map(\.details) == [details], sourceLocation: sourceLocation)
    #expect(received.map(\.name) == [.tableView], sourceLocation: sourceLocation)
    #expect(called == calls, sourceLocation: sourceLocation)
    #expect(!table.isEditing, sourceLocation: sourceLocation)
  }

  // MARK: Orders

  @Test func `taps an action at the trailing edge (behaviour 105)`() {
    letters.trailing = [letters.action("Flag"), letters.action("Archive")]

    #expect(
      choose("Archive") == [
        "canEdit 0-1", "trailing 0-1", "willBegin 0-1", "Archive", "didEnd 0-1",
      ])
  }

  @Test func `taps an action at the leading edge, having looked at the other (behaviour 105)`() {
    letters.leading = [letters.action("Pin")]

    #expect(
      choose("Pin") == [
        "canEdit 0-1", "trailing 0-1", "editActions 0-1", "editingStyle 0-1",
        "titleForDelete 0-1", "leading 0-1", "willBegin 0-1", "Pin", "didEnd 0-1",
      ])
  }

  @Test func `taps an action of the way before iOS 11 (behaviour 105, 108)`() {
    letters.rowActions = [
      UITableViewRowAction(style: .normal, title: "More") { [letters] action, path in
        letters.calls.append("\(action.title ?? "") \(path)")
      }
    ]

    #expect(
      choose("More") == [
        "canEdit 0-1", "trailing 0-1", "editActions 0-1", "willBegin 0-1", "More [0, 1]",
        "didEnd 0-1",
      ])
  }

  @Test func `taps the button that deletes, by its own title or the usual one (behaviour 109)`() {
    #expect(
      choose("Delete") == [
        "canEdit 0-1", "trailing 0-1", "editActions 0-1", "editingStyle 0-1",
        "titleForDelete 0-1", "willBegin 0-1", "commit delete 0-1", "didEnd nil",
      ])
    letters.deleteTitle = "Throw away"

    #expect(choose("Throw away").contains("commit delete 0-1"))
    #expect(letters.shown == [["A"], ["D", "E"]])
  }

  @Test func `configurations come before older actions, and those before deleting (behaviour 106)`()
  {
    letters.trailing = [letters.action("Archive")]
    letters.rowActions = [UITableViewRowAction(style: .default, title: "More") { _, _ in }]

    expectRefusal(
      "More", "Could not find edit action with title 'More' at row 1 in section 0.",
      "The actions are 'Archive'.", calls: ["canEdit 0-1", "trailing 0-1", "leading 0-1"])
  }

  @Test func `goes through the delete control while the table is edited`() {
    letters.trailing = [letters.action("Archive"), letters.action("Flag")]
    table.setEditing(true, animated: false)

    #expect(choose("Flag") == ["canEdit 0-1", "trailing 0-1", "Flag"])

    #expect(table.isEditing)
    #expect(table.cellForRow(at: [0, 1])?.showingDeleteConfirmation == false)
  }

  // MARK: State

  @Test func `the table and the row are edited while the action is performed`() throws {
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 1]) as? LetterCell)
    var states: [Bool] = []
    var view: UIView?
    let action = UIContextualAction(style: .normal, title: "Flag") {
      [table] _, source, completion in
      states = [
        table.isEditing, cell.isEditing, cell.showingDeleteConfirmation,
        cell.configurationState.isSwiped, table.visibleCells[0].isEditing,
      ]
      view = source.superview
      completion(true)
    }
    letters.trailing = [action]

    _ = choose("Flag")

    #expect(states == [true, true, true, true, false])
    #expect(view === table)
    #expect(cell.states == ["will 2", "did 2", "will 0", "did 0"])
    #expect(!table.isEditing)
    #expect(!cell.isEditing)
    #expect(!cell.showingDeleteConfirmation)
    #expect(!table.subviews.contains { $0 is UIButton })
  }

  @Test func `is what taps on the buttons do`() {
    letters.trailing = [letters.action("Flag") { _ in }, letters.action("Archive")]
    table.selectCellAction(withTitle: "Flag", at: [0, 1])

    let buttons = table.subviews.compactMap { $0 as? UIButton }
    let called = letters.calls { buttons.last?.tap() }

    #expect(buttons.map(\.currentTitle) == ["Flag", "Archive"])
    #expect(called == ["Archive", "didEnd 0-1"])
  }

  // MARK: Completions

  @Test func `a completion that is called twice closes once`() {
    letters.trailing = [
      letters.action("Flag") {
        $0(true)
        $0(false)
      }
    ]

    #expect(
      choose("Flag") == ["canEdit 0-1", "trailing 0-1", "willBegin 0-1", "Flag", "didEnd 0-1"])
    #expect(
      choose("Flag") == ["canEdit 0-1", "trailing 0-1", "willBegin 0-1", "Flag", "didEnd 0-1"])
  }

  @Test func `a completion that is called late closes late`() {
    var later: ((Bool) -> Void)?
    letters.trailing = [letters.action("Flag") { later = $0 }]

    #expect(choose("Flag") == ["canEdit 0-1", "trailing 0-1", "willBegin 0-1", "Flag"])
    #expect(table.isEditing)

    #expect(
      letters.calls {
        later?(true)
        settle()
      } == ["didEnd 0-1"])
    #expect(!table.isEditing)
  }

  @Test func `a completion of before does not close the actions of now`() {
    var completions: [(Bool) -> Void] = []
    letters.trailing = [letters.action("Flag") { completions.append($0) }]
    _ = choose("Flag")
    table.setEditing(false, animated: true)
    _ = choose("Flag")

    completions[0](true)
    settle()

    #expect(table.isEditing)
    completions[1](true)
    settle()
    #expect(!table.isEditing)
  }

  @Test func `a row whose action never completes stays open, and a tap only closes it`() {
    letters.trailing = [letters.action("Flag") { _ in }]
    _ = choose("Flag")

    let called = letters.calls {
      #expect(
        failures { table.selectRow(at: [0, 0]) }.reasons == [
          "Interaction with row 0 in section 0 rejected: The tap closed the actions of a row that "
            + "was swiped aside."
        ])
    }

    #expect(called == ["didEnd 0-1"])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(failures { table.selectRow(at: [0, 0]) }.isEmpty)
  }

  @Test func `another action of an open row is tapped right away`() {
    letters.trailing = [letters.action("Flag") { _ in }, letters.action("Archive")]
    _ = choose("Flag")

    #expect(choose("Archive") == ["Archive", "didEnd 0-1"])
  }

  @Test func `another row that is swiped brings an open row back`() {
    letters.trailing = [letters.action("Flag") { _ in }]
    _ = choose("Flag")

    let called = letters.calls { table.selectCellAction(withTitle: "Flag", at: [1, 0]) }

    #expect(
      called == ["canEdit 1-0", "trailing 1-0", "didEnd 0-1", "willBegin 1-0", "Flag"])
  }

  // MARK: What handlers do

  @Test func `a handler deletes its row, before or after it completes`() {
    for isFirst in [true, false] {
      let letters = LetterTable()
      letters.trailing = [
        letters.action("Delete", .destructive) { [letters] completion in
          if isFirst { completion(true) }
          letters.remove([0, 1])
          if !isFirst { completion(true) }
        }
      ]

      let called = letters.calls {
        letters.table.selectCellAction(withTitle: "Delete", at: [0, 1])
      }

      #expect(
        called == ["canEdit 0-1", "trailing 0-1", "willBegin 0-1", "Delete", "didEnd nil"])
      #expect(letters.shown == [["A", "C"], ["D", "E"]])
      #expect(!letters.table.isEditing)
      #expect(letters.table.visibleCells.allSatisfy { !$0.isEditing })
    }
  }

  @Test func `a handler that deletes its row and never completes closes all the same`() {
    letters.trailing = [letters.action("Delete") { [letters] _ in letters.remove([0, 1]) }]

    #expect(
      choose("Delete") == ["canEdit 0-1", "trailing 0-1", "willBegin 0-1", "Delete", "didEnd nil"])
    #expect(!table.isEditing)
  }

  @Test func `a handler deletes another row, and its own moves up`() {
    letters.trailing = [
      letters.action("Delete") { [letters] completion in
        letters.remove([0, 0])
        completion(true)
      }
    ]

    #expect(choose("Delete").suffix(2) == ["Delete", "didEnd 0-0"])
    #expect(letters.shown == [["B", "C"], ["D", "E"]])
  }

  @Test func `a handler reloads the table`() {
    letters.trailing = [
      letters.action("Delete") { [letters, table] completion in
        letters.letters = [["Z"]]
        table.reloadData()
        completion(true)
      }
    ]

    #expect(choose("Delete").suffix(2) == ["Delete", "didEnd nil"])
    #expect(letters.shown == [["Z"]])
    #expect(!table.isEditing)
  }

  @Test func `a handler ends the editing itself`() {
    letters.trailing = [
      letters.action("Flag") { [letters, table] completion in
        table.setEditing(false, animated: true)
        letters.calls.append("after")
        completion(true)
      }
    ]

    #expect(choose("Flag").suffix(3) == ["Flag", "didEnd 0-1", "after"])
  }

  @Test func `a handler dismisses the screen`() {
    let screen = UIViewController()
    screen.view.addSubview(table)
    let root = UIViewController()
    setAsAppRootWindow(root)
    root.present(screen, animated: true)
    settle()
    letters.trailing = [
      letters.action("Open") { [weak screen] completion in
        screen?.dismiss(animated: true)
        completion(true)
      }
    ]

    #expect(
      choose("Open") == ["canEdit 0-1", "trailing 0-1", "willBegin 0-1", "Open", "didEnd 0-1"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a handler chooses an action of another row`() {
    letters.trailing = [
      letters.action("Flag") { [letters, table] completion in
        letters.trailing = [letters.action("Archive")]
        table.selectCellAction(withTitle: "Archive", at: [1, 0])
        completion(true)
      }
    ]

    #expect(
      choose("Flag") == [
        "canEdit 0-1", "trailing 0-1", "willBegin 0-1", "Flag", "canEdit 1-0", "trailing 1-0",
        "didEnd 0-1", "willBegin 1-0", "Archive", "didEnd 1-0",
      ])
  }

  // MARK: What stops the user

  @Test func `does not swipe a row that cannot be edited (behaviour 104)`() {
    letters.canEdit = false
    letters.trailing = [letters.action("Archive")]

    expectRefusal(
      "Archive", rejected + "Table view data source does not allow editing of that row.",
      "<LetterTable>.tableView(_:canEditRowAt:) returned false.", calls: ["canEdit 0-1"])
  }

  @Test func `names what may have been meant`() {
    letters.trailing = [letters.action("Archive"), letters.action("Flag")]
    letters.leading = [letters.action("Pin")]

    expectRefusal(
      "Achive", "Could not find edit action with title 'Achive' at row 1 in section 0.",
      "Did you mean 'Archive'? The actions are 'Archive', 'Flag', 'Pin'.",
      calls: ["canEdit 0-1", "trailing 0-1", "leading 0-1"])
  }

  @Test func `an empty configuration lets nothing be done (behaviour 106)`() {
    letters.trailing = []

    expectRefusal(
      "Delete", "Could not find edit action with title 'Delete' at row 1 in section 0.",
      "There are no actions.", calls: ["canEdit 0-1", "trailing 0-1", "leading 0-1"])
  }

  @Test func `a row without an editing style cannot be deleted (behaviour 106)`() {
    letters.style = .none

    expectRefusal(
      "Delete", "Could not find edit action with title 'Delete' at row 1 in section 0.",
      "There are no actions. <LetterTable>.tableView(_:editingStyleForRowAt:) returned none.",
      calls: [
        "canEdit 0-1", "trailing 0-1", "editActions 0-1", "editingStyle 0-1", "leading 0-1",
      ])
  }

  @Test func `a row that goes when its editing begins is lost`() {
    letters.onCall["willBegin"] = { [letters] in letters.remove([0, 1]) }
    letters.trailing = [letters.action("Archive")]

    expectRefusal(
      "Archive", rejected + "Row went away while it was swiped.",
      "The app changed <UITableView> meanwhile.",
      calls: ["canEdit 0-1", "trailing 0-1", "willBegin 0-1", "didEnd nil"])
  }

  @Test func `a row whose editing the delegate ends when it begins is lost`() {
    letters.onCall["willBegin"] = { [table] in table.setEditing(false, animated: false) }

    expectRefusal(
      "Delete", rejected + "Row went away while it was swiped.",
      "The app changed <UITableView> meanwhile.",
      calls: [
        "canEdit 0-1", "trailing 0-1", "editActions 0-1", "editingStyle 0-1",
        "titleForDelete 0-1", "willBegin 0-1", "didEnd 0-1",
      ])
  }

  @Test func `does not reach a row that is hidden or not there`() {
    table.layoutIfNeeded()
    #expect(
      failures { table.selectCellAction(withTitle: "Delete", at: [0, 3]) }.reasons == [
        "Table view has no row 3 in section 0."
      ])
    table.cellForRow(at: [0, 1])?.isHidden = true

    expectRefusal(
      "Delete", rejected + "Row is not visible.", #"<LetterCell "B">.isHidden is true."#, calls: [])
  }

  @Test func `needs a data source, and one that commits`() {
    let bare = UITableView(frame: table.frame)
    #expect(
      failures { bare.selectCellAction(withTitle: "Delete", at: [0, 0]) }.reasons == [
        "Data source required to select cell action."
      ])
    let birds = BirdTable()
    #expect(
      failures { birds.table.selectCellAction(withTitle: "Delete", at: [0, 1]) }.reasons == [
        rejected + "Table view data source does not implement tableView(_:commit:forRowAt:)."
      ])
    #expect(!birds.table.isEditing)
  }

  @Test func `reaches no actions while the table is edited but by the delete control`() {
    letters.style = .insert
    letters.trailing = [letters.action("Archive")]
    table.setEditing(true, animated: false)

    let received = failures { table.selectCellAction(withTitle: "Archive", at: [0, 1]) }

    #expect(received.reasons == [rejected + "Row has no delete control."])
    #expect(
      received.map(\.details) == [
        "The table view is being edited, and that control leads to the actions of its rows. "
          + "<LetterTable>.tableView(_:editingStyleForRowAt:) returned insert."
      ])
  }

  @Test func `reports at the line of the call`() {
    let line = #line + 1
    let received = failures { table.selectCellAction(withTitle: "Archive", at: [0, 1]) }

    #expect(received.map(\.site.line) == [UInt(line)])
  }
}
