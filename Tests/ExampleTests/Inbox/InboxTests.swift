import Fleet
import FleetTesting
import Testing

@MainActor
@Suite("An inbox's own tests", .freshApplication)
struct InboxTests {
  private let mailbox = Mailbox(
    today: ["Rent", "Party", "Offer"], earlier: ["Holidays", "Recipe"])
  private let inbox: InboxViewController
  private let navigation: UINavigationController
  private var table: UITableView { inbox.tableView }

  init() {
    inbox = InboxViewController(mailbox)
    navigation = Fleet.setInAppWindowRootNavigation(inbox)
  }

  /// The subjects that the rows of a section show.
  private func subjects(_ section: Int) -> [String?] {
    (0..<table.numberOfRows(inSection: section)).map {
      table.cell(at: [section, $0], as: MessageCell.self)?.subject
    }
  }

  @Test func `a swipe archives a message`() {
    table.selectCellAction(withTitle: "Archive", at: [0, 1])

    #expect(subjects(0) == ["Rent", "Offer"])
    #expect(mailbox.archive.map(\.subject) == ["Party"])
    #expect(!table.isEditing)
  }

  @Test func `a message is deleted for good once the user is sure`() {
    table.selectCellAction(withTitle: "Delete", at: [1, 0])
    Fleet.screen.tapAlertAction(withTitle: "Keep")
    #expect(subjects(1) == ["Holidays", "Recipe"])

    table.swipeToDeleteRow(at: [1, 0])
    Fleet.screen.tapAlertAction(withTitle: "Delete")

    #expect(subjects(1) == ["Recipe"])
    #expect(mailbox.archive.isEmpty)
  }

  @Test func `a swipe the other way flags a message, and takes the flag back`() {
    table.selectCellAction(withTitle: "Flag", at: [0, 2])
    #expect(table.fetchCell(at: [0, 2]).accessoryType == .checkmark)

    table.selectCellAction(withTitle: "Unflag", at: [0, 2])

    #expect(table.fetchCell(at: [0, 2]).accessoryType == .none)
  }

  @Test func `several messages are archived at once`() {
    navigation.navigationBar.tapTopItem(withTitle: "Edit")
    table.selectRow(at: [0, 0])
    table.selectRow(at: [1, 1])
    table.selectRow(at: [0, 1])
    table.tapRow(at: [0, 1])

    navigation.toolbar.tapItem(withTitle: "Archive")

    #expect(subjects(0) == ["Party", "Offer"])
    #expect(subjects(1) == ["Holidays"])
    #expect(mailbox.archive.map(\.subject) == ["Rent", "Recipe"])
    #expect(!inbox.isEditing)
    #expect(navigation.isToolbarHidden)
  }

  @Test func `nothing is archived while nothing is selected`() {
    navigation.navigationBar.tapTopItem(withTitle: "Edit")
    table.tapRow(at: [0, 0])
    table.tapRow(at: [0, 0])

    let failures = refusals { navigation.toolbar.tapItem(withTitle: "Archive") }

    #expect(failures.map(\.reason) == ["Cannot tap UIBarButtonItem: Control is not enabled."])
  }

  @Test func `messages are put into another order within their day`() {
    inbox.setEditing(true, animated: true)
    table.dragRow(from: [0, 2], to: [0, 0])

    let failures = refusals { table.dragRow(from: [0, 0], to: [1, 0]) }

    #expect(failures.map(\.name) == [.tableView])
    #expect(subjects(0) == ["Offer", "Rent", "Party"])
    #expect(subjects(1) == ["Holidays", "Recipe"])
    #expect(mailbox.messages(in: .today).map(\.subject) == ["Offer", "Rent", "Party"])
  }

  @Test func `a message's menu archives it, and cannot print it`() {
    table.chooseMenuItem(withTitle: "Archive", at: [0, 0])

    let failures = refusals {
      table.chooseMenuItem(withTitle: "Print", at: [0, 0])
    }

    #expect(failures.map(\.reason) == ["Menu item 'Print' is not enabled."])
    #expect(subjects(0) == ["Party", "Offer"])
  }

  @Test func `a tap opens a message`() {
    table.selectRow(at: [1, 1])

    #expect(navigation.topViewController?.title == "Recipe")
  }

  @Test func `what cannot be done with a message is told with what can`() {
    let failures = refusals {
      table.selectCellAction(withTitle: "Archiv", at: [0, 0])
    }

    #expect(
      failures.map(\.details) == [
        "Did you mean 'Archive'? The actions are 'Archive', 'Delete', 'Flag'."
      ])
  }

  @Test func `the screen as text says what a user sees`() {
    #expect(
      Fleet.screen.description == """
        On screen: UINavigationController ▸ InboxViewController "Inbox"
          navigation bar #Inbox
            static text "Inbox"
            button "Edit"
          table, 5 rows in 2 sections
            element "Today"
              static text "Today"
            cell "Rent", "Robin"
            cell "Party", "Robin"
            cell "Offer", "Robin"
            element "Earlier"
              static text "Earlier"
            cell "Holidays", "Robin"
            cell "Recipe", "Robin"
        """)
  }
}
