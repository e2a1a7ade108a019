import Fleet
import FleetTesting
import Testing

@MainActor
@Suite("A snapshot inbox's own tests", .freshApplication)
struct SnapshotInboxTests {
  private let mailbox = Mailbox(
    today: ["Rent", "Party", "Offer"], earlier: ["Holidays", "Recipe"])
  private let inbox: SnapshotInboxViewController
  private let navigation: UINavigationController
  private var table: UITableView { inbox.tableView }

  init() {
    inbox = SnapshotInboxViewController(mailbox)
    navigation = Fleet.setInAppWindowRootNavigation(inbox)
  }

  /// The subjects that the rows show, section by section.
  private var subjects: [[String?]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map {
        table.cell(at: [section, $0], as: MessageCell.self)?.subject
      }
    }
  }

  @Test func `a swipe archives a message, another deletes one`() {
    table.selectCellAction(withTitle: "Archive", at: [0, 1])
    table.swipeToDeleteRow(at: [1, 0])

    #expect(subjects == [["Rent", "Offer"], ["Recipe"]])
    #expect(mailbox.archive.map(\.subject) == ["Party"])
    #expect(!table.isEditing)
  }

  @Test func `a flag shows at once`() {
    table.selectCellAction(withTitle: "Flag", at: [1, 1])

    #expect(table.fetchCell(at: [1, 1]).accessoryType == .checkmark)
  }

  @Test func `several messages are archived at once`() {
    navigation.navigationBar.tapTopItem(withTitle: "Edit")
    table.selectRow(at: [0, 0])
    table.selectRow(at: [1, 1])

    navigation.toolbar.tapItem(withTitle: "Archive")

    #expect(subjects == [["Party", "Offer"], ["Holidays"]])
    #expect(mailbox.archive.map(\.subject) == ["Rent", "Recipe"])
  }

  @Test func `a message is moved to another day`() {
    navigation.navigationBar.tapTopItem(withTitle: "Edit")

    table.dragRow(from: [0, 0], to: [1, 2])
    table.dragRow(from: [1, 0], to: [0, 0])

    #expect(subjects == [["Holidays", "Party", "Offer"], ["Recipe", "Rent"]])
    #expect(mailbox.messages(in: .earlier).map(\.subject) == ["Recipe", "Rent"])
  }

  @Test func `the screen as text says what a user sees`() {
    #expect(
      Fleet.screen.description == """
        On screen: UINavigationController ▸ SnapshotInboxViewController
          navigation bar #ExampleTests.SnapshotInboxViewController
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
    Fleet.expectScreen(
      """
      navigation bar
        button "Edit"
      table, 5 rows in 2 sections
        element "Today"
          static text "Today"
        cell "Rent", "Robin"
        …
        cell "Recipe", "Robin"
      """)
  }

  @Test func `VoiceOver reads each message as one`() {
    Fleet.voiceOver.expectTranscript(
      """
      Edit, Button
      Today, Heading
      Rent, Robin
      Party, Robin
      Offer, Robin
      Earlier, Heading
      Holidays, Robin
      Recipe, Robin
      """)
    Fleet.voiceOver.next(.headings)
    Fleet.voiceOver.next()

    #expect(Fleet.voiceOver.focused?.label == "Rent, Robin")
    Fleet.audit()
  }
}
