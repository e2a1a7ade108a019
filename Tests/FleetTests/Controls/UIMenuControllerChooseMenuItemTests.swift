import FleetTesting
import TestSupport
import Testing

/// A label that shows its own menu on a long press.
final class Message: UILabel {
  var isCopied = false

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "copy:"
  }

  override func copy(_ sender: Any?) { isCopied = true }

  func showMenu() {
    becomeFirstResponder()
    UIMenuController.shared.showMenu(from: self, rect: bounds)
  }
}

@MainActor
@Suite("UIMenuController.chooseMenuItem(withTitle:)", .freshApplication)
struct UIMenuControllerChooseMenuItemTests {
  private let message = Message(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  init() {
    let page = UIViewController()
    message.text = "Hello"
    page.view.addSubview(message)
    setAsAppRootWindow(page)
  }

  @Test func `chooses what the app's menu shows`() {
    message.showMenu()

    #expect(failures { UIMenuController.shared.chooseMenuItem(withTitle: "Copy") }.isEmpty)

    #expect(message.isCopied)
    #expect(!UIMenuController.shared.isMenuVisible)
  }

  @Test func `the menu is an element of the screen`() {
    message.showMenu()
    #expect(Fleet.screen.menuItems.count == 1)

    Fleet.screen.menuItems["Copy"].tap()

    #expect(message.isCopied)
    #expect(Fleet.screen.menuItems.count == 0)
  }
}
