import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("chooseMenuItem(withTitle:) of a button", .freshApplication)
struct UIButtonChooseMenuItemTests {
  private let button = UIButton()
  private let trace = Trace()

  private func item(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [trace] _ in trace.add("chose \(title)") }
  }

  @Test(arguments: [true, false])
  func `opens the menu by a tap or a long press, and chooses`(isPrimary: Bool) {
    button.menu = UIMenu(children: [item("By date"), item("By name")])
    button.showsMenuAsPrimaryAction = isPrimary

    let received = failures { button.chooseMenuItem(withTitle: "By name") }

    #expect(received.isEmpty)
    #expect(trace.lines == ["chose By name"])
  }

  @Test func `finds items of submenus`() {
    button.menu = UIMenu(children: [UIMenu(title: "More", children: [item("By size")])])

    #expect(failures { button.chooseMenuItem(withTitle: "By size") }.isEmpty)

    #expect(trace.lines == ["chose By size"])
  }

  @Test func `says that there is no such item, and which there are`() {
    button.menu = UIMenu(children: [item("By date"), item("By name")])

    let received = failures { button.chooseMenuItem(withTitle: "By nmae") }

    #expect(received.reasons == ["No item with title 'By nmae' found in menu."])
    #expect(received.map(\.name) == [.button])
    #expect(received.allSatisfy { $0.details.contains("'By date'") })
    #expect(trace.lines.isEmpty)
  }

  @Test func `says what the menu holds, what is in submenus and what is disabled included`() {
    button.menu = UIMenu(children: [
      item("Cut"), item("Copy", .disabled), item("Secret", .hidden),
      UIMenu(title: "More", children: [item("Paste")]),
      UIMenu(options: .displayInline, children: [item("Print")]),
    ])

    let received = failures { button.chooseMenuItem(withTitle: "Delete") }

    #expect(
      received.map(\.details) == [
        "The items of <UIButton> are 'Cut', 'Copy' (disabled), 'More' ('Paste'), 'Print'."
      ])
  }

  @Test func `says that the menu is empty`() {
    button.menu = UIMenu(children: [])

    let received = failures { button.chooseMenuItem(withTitle: "Copy") }

    #expect(received.map(\.details) == ["The menu of <UIButton> is empty."])
  }

  @Test func `says that a part of the menu has not come yet`() {
    button.menu = UIMenu(children: [item("Cut"), UIDeferredMenuElement { _ in }])

    let received = failures { button.chooseMenuItem(withTitle: "Late") }

    #expect(
      received.map(\.details) == [
        "The items of <UIButton> are 'Cut'.\nA part of the menu has not been provided yet."
      ])
  }

  @Test func `does not take a submenu for an item`() {
    button.menu = UIMenu(children: [UIMenu(title: "More", children: [])])

    let received = failures { button.chooseMenuItem(withTitle: "More") }

    #expect(received.reasons == ["Menu item 'More' opens a submenu and cannot be chosen."])
  }

  @Test func `does not list a menu that provides itself for ever`() {
    let menu = UIMenu(
      title: "Self",
      children: [
        UIDeferredMenuElement.uncached { [button] completion in
          completion(button.menu.map { [$0] } ?? [])
        }
      ])
    button.menu = menu

    let received = failures { button.chooseMenuItem(withTitle: "x") }

    #expect(received.reasons == ["No item with title 'x' found in menu."])
    #expect(received.allSatisfy { $0.details.contains("…") })
  }

  @Test func `does not choose an item that is disabled`() {
    button.menu = UIMenu(children: [item("By date", .disabled)])

    let received = failures { button.chooseMenuItem(withTitle: "By date") }

    #expect(received.reasons == ["Menu item 'By date' is not enabled."])
    #expect(trace.lines.isEmpty)
  }

  @Test func `says that there is no menu`() {
    let received = failures { button.chooseMenuItem(withTitle: "By date") }

    #expect(received.reasons == ["UIButton has no menu to choose from."])
  }

  @Test func `opens nothing on a button that a user cannot reach`() {
    button.menu = UIMenu(children: [item("By date")])
    button.isEnabled = false

    let received = failures { button.chooseMenuItem(withTitle: "By date") }

    #expect(received.reasons == ["Cannot tap UIButton: Control is not enabled."])
    #expect(trace.lines.isEmpty)
  }
}
