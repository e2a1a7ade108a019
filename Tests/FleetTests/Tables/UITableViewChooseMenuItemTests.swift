import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UITableView.chooseMenuItem(withTitle:at:)", .freshApplication)
struct UITableViewChooseMenuItemTests {
  private let letters = LetterTable()
  private var table: UITableView { letters.table }
  private let rejected = "Interaction with row 1 in section 0 rejected: "

  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [letters] in letters.calls.append($0.title) }
  }

  private func setMenu(_ elements: [UIMenuElement]?, preview title: String? = nil) {
    letters.menu = UIContextMenuConfiguration(
      previewProvider: title.map { title in
        {
          let preview = UIViewController()
          preview.title = title
          return preview
        }
      }, actionProvider: elements.map { elements in { _ in UIMenu(children: elements) } })
  }

  private func choose(_ title: String) -> (calls: [String], failures: [RecordedFailure]) {
    var received: [RecordedFailure] = []
    let called = letters.calls {
      received = failures { table.chooseMenuItem(withTitle: title, at: [0, 1]) }
    }
    return (called, received)
  }

  @Test func `a menu that an item keeps open closes afterwards`() {
    setMenu([action("Reply", .keepsMenuPresented)])

    #expect(
      choose("Reply").calls.suffix(4) == [
        "Reply", "previewForDismissing", "willEndMenu", "menu has gone",
      ])
  }

  @Test func `an item deletes its row`() {
    setMenu([UIAction(title: "Delete") { [letters] _ in letters.remove([0, 1]) }])

    #expect(choose("Delete").failures.isEmpty)

    #expect(letters.shown == [["A", "C"], ["D", "E"]])
  }

  @Test func `chooses an item of a submenu`() {
    setMenu([UIMenu(title: "More", children: [action("Forward")])])

    let (called, received) = choose("Forward")

    #expect(received.isEmpty)
    #expect(called.last == "Forward")
  }

  // MARK: What stops the user

  @Test func `needs a menu`() {
    let (called, received) = choose("Reply")

    #expect(received.reasons == [rejected + "Row has no context menu."])
    #expect(
      received.map(\.details) == [
        "<LetterTable>.tableView(_:contextMenuConfigurationForRowAt:point:) returned nil."
      ])
    #expect(called == ["menu 0-1"])
  }

  @Test func `needs a menu with something in it`() {
    setMenu(nil)
    #expect(choose("Reply").failures.reasons == [rejected + "Context menu is empty."])
    setMenu(nil, preview: "Letter B")

    let (called, received) = choose("Reply")

    #expect(received.reasons == [rejected + "Context menu has no items."])
    #expect(called.last == "menu has gone")
  }

  @Test func `needs an item of that title, which can be chosen`() {
    setMenu([action("Reply"), action("Mute", .disabled)])

    let missing = choose("Forward")
    let disabled = choose("Mute")

    #expect(missing.failures.reasons == ["No item with title 'Forward' found in menu."])
    #expect(missing.failures.map(\.name) == [.tableView])
    #expect(
      missing.failures.map(\.details) == [
        #"The items of <LetterCell "B"> are 'Reply', 'Mute' (disabled)."#
      ])
    #expect(missing.calls.last == "menu has gone")
    #expect(disabled.failures.reasons == ["Menu item 'Mute' is not enabled."])
  }

  @Test func `needs a preview to tap`() {
    setMenu([action("Reply")])

    #expect(
      failures { table.tapContextMenuPreview(at: [0, 1]) }.reasons == [
        rejected + "Context menu has no preview."
      ])
  }

  @Test func `needs a row that a finger reaches`() {
    setMenu([action("Reply")])
    table.isUserInteractionEnabled = false

    let (called, received) = choose("Reply")

    #expect(received.reasons == [rejected + "View does not allow user interaction."])
    #expect(called == [])
  }
}
