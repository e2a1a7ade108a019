import FleetTestSupport
import FleetTesting
import Testing

@MainActor
@Suite("What menus that an app shows itself say", .freshApplication)
struct MenuFailureTextsTests {
  private let message = Message(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  init() {
    let page = UIViewController()
    message.text = "Hello"
    page.view.addSubview(message)
    setAsAppRootWindow(page)
  }

  @Test func `says what there was instead`() {
    expectText(
      """
      Fleet.ElementError: The edit menu is not shown.
      The app shows it by UIMenuController.shared.showMenu(from:rect:), where the first responder \
      can perform a command. Nothing has the focus.
      """
    ) { UIMenuController.shared.chooseMenuItem(withTitle: "Copy") }
    message.becomeFirstResponder()
    expectText(
      """
      Fleet.ElementError: The edit menu is not shown.
      The app shows it by UIMenuController.shared.showMenu(from:rect:), where the first responder \
      can perform a command. The focus is with <Message "Hello">.
      """
    ) { UIMenuController.shared.chooseMenuItem(withTitle: "Copy") }
    message.showMenu()
    expectText(
      """
      Fleet.ElementError: No item with title 'Share' found in menu.
      The items are 'Copy'.
      """
    ) { UIMenuController.shared.chooseMenuItem(withTitle: "Share") }
  }
}
