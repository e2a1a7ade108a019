import HeadlessUIKit
import Testing

@MainActor @Suite struct MenuElementOrderTests {
  @Test func `menus, alerts and text views have what is set`() {
    let button = UIButton()
    #expect(button.preferredMenuElementOrder == .automatic)
    button.preferredMenuElementOrder = .fixed
    #expect(button.preferredMenuElementOrder == .fixed)
    let configuration = UIContextMenuConfiguration()
    configuration.preferredMenuElementOrder = .priority
    #expect(configuration.preferredMenuElementOrder == .priority)
    let action = UIAlertAction(title: "OK", style: .default)
    action.accessibilityIdentifier = "ok"
    #expect(action.accessibilityIdentifier == "ok")
    #expect(UITextView(usingTextLayoutManager: false).text == "")
  }
}
