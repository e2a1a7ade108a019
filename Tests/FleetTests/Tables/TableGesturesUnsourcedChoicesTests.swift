import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Gestures on tables: choices without a source", .freshApplication)
struct TableGesturesUnsourcedChoicesTests {
  private let letters = LetterTable()
  private var table: UITableView { letters.table }

  /// The calls while a body runs that is to end with some failures.
  private func calls(failing reasons: [String] = [], _ body: () -> Void) -> [String] {
    letters.calls { #expect(failures(body).reasons == reasons) }
  }

  @Test func `a row that its action loads anew comes back without a path`() {
    letters.trailing = [
      letters.action("Flag") { [table] completion in
        table.reloadRows(at: [[0, 1]], with: .automatic)
        completion(true)
      }
    ]

    let called = calls { table.selectCellAction(withTitle: "Flag", at: [0, 1]) }

    #expect(
      called == ["canEdit 0-1", "trailing 0-1", "willBegin 0-1", "Flag", "didEnd nil"])
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test func `a delegate that sends the row back refuses`() {
    letters.target = { _ in [0, 0] }
    table.setEditing(true, animated: false)

    let called = calls(failing: [
      "Interaction with row 0 in section 0 rejected: Delegate's tableView("
        + "_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned the row's own index path."
    ]) { table.dragRow(from: [0, 0], to: [0, 2]) }

    #expect(called == ["canEdit 0-0", "target 0-0 to 0-2"])
    #expect(letters.shown == [["A", "B", "C"], ["D", "E"]])
  }

  @Test func `opens the menu and chooses, once the menu is gone (behaviour 123)`() {
    let reply = UIAction(title: "Reply") { [letters] in letters.calls.append($0.title) }
    letters.menu = UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIMenu(title: "More", children: [reply])])
    })

    let called = calls { table.chooseMenuItem(withTitle: "Reply", at: [0, 1]) }

    #expect(
      called == [
        "menu 0-1", "previewForHighlighting", "willDisplayMenu", "menu comes", "menu has come",
        "previewForDismissing", "willEndMenu", "menu has gone", "Reply",
      ])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `a tap on the preview opens it once the menu is gone`() {
    letters.menu = UIContextMenuConfiguration(previewProvider: {
      let preview = UIViewController()
      preview.title = "Letter B"
      return preview
    })

    let called = calls { table.tapContextMenuPreview(at: [0, 1]) }

    #expect(
      called == [
        "menu 0-1", "previewForHighlighting", "willDisplayMenu", "menu comes", "menu has come",
        "willPerformPreviewAction", "previewForDismissing", "willEndMenu", "menu has gone",
        "opened Letter B",
      ])
  }

  /// A cell that performs a command.
  private final class LikedCell: UITableViewCell {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "like:"
    }
  }

  /// A table whose only row has every command in the menu from before iOS 13.
  private final class Commands: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { LikedCell() }
    override func tableView(
      _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { true }
  }

  @Test func `the old menu has Cut, Copy and Paste, then the app's own commands (behaviour 412)`() {
    let commands = Commands()
    setAsAppRootWindow(commands)
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Like", action: "like:"), UIMenuItem(title: "Hide", action: "hide:"),
    ]

    let received = failures { commands.tableView.chooseMenuItem(withTitle: "?", at: [0, 0]) }

    #expect(
      received.map(\.details) == [
        "The items of <LikedCell> in <Commands> are 'Cut', 'Copy', 'Paste', 'Like'."
      ])
  }
}
