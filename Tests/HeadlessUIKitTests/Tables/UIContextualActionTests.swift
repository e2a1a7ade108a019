import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIContextualAction, UISwipeActionsConfiguration and UITableViewRowAction", .ownApplication)
struct UIContextualActionTests {
  @Test func `an action keeps what it was made with`() {
    var titles: [String?] = []
    let action = UIContextualAction(style: .destructive, title: "Delete") { action, _, completion in
      titles.append(action.title)
      completion(true)
    }
    var results: [Bool] = []

    action.handler(action, UIView()) { results.append($0) }

    #expect(action.style == .destructive)
    #expect(titles == ["Delete"])
    #expect(results == [true])
    #expect(action.image == nil)
  }

  @Test func `a color that is taken away is that of the style again`() {
    let action = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    let usual = action.backgroundColor
    action.backgroundColor = .systemBlue
    #expect(action.backgroundColor == .systemBlue)

    action.backgroundColor = nil

    #expect(action.backgroundColor == usual)
    #expect(usual == .systemRed)
  }

  @Test func `raw values are UIKit's`() {
    #expect(UIContextualAction.Style.normal.rawValue == 0)
    #expect(UIContextualAction.Style.destructive.rawValue == 1)
    #expect(UITableViewRowAction.Style.default.rawValue == 0)
    #expect(UITableViewRowAction.Style.destructive == .default)
    #expect(UITableViewRowAction.Style.normal.rawValue == 1)
    #expect(UITableViewCell.StateMask.showingEditControl.rawValue == 1)
    #expect(UITableViewCell.StateMask.showingDeleteConfirmation.rawValue == 2)
    #expect(UIContextMenuInteractionCommitStyle.pop.rawValue == 1)
  }

  @Test func `a configuration has its first action performed by a full swipe`() {
    let action = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
    let configuration = UISwipeActionsConfiguration(actions: [action])

    #expect(configuration.actions == [action])
    #expect(configuration.performsFirstActionWithFullSwipe)
  }
}
