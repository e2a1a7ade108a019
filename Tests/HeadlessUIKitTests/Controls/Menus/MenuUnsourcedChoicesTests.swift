import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Choices without a source: menus of an app", .ownApplication)
struct MenuUnsourcedChoicesTests {
  /// A delegate that looks at the main menu.
  private final class Looker: UIResponder, UIApplicationDelegate {
    var look: (any UIMenuBuilder) -> Void = { _ in }
    override func buildMenu(with builder: any UIMenuBuilder) { look(builder) }
  }

  private let looker = Looker()
  private let window = UIWindow()

  init() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    UIApplication.shared.delegate = looker
  }

  @Test func `the main menu has UIKit's menus, and the commands of editing`() {
    var menus: [String] = []
    var commands: [String] = []
    looker.look = { builder in
      menus = builder.menu(for: .root)?.children.map(\.title) ?? []
      commands = [UIMenu.Identifier.undoRedo, .standardEdit].flatMap { identifier in
        builder.menu(for: identifier)?.children.map(\.title) ?? []
      }
    }

    _ = UIApplication.shared.userPress(key: "k", .command)

    #expect(menus == ["", "File", "Edit", "Format", "View", "Window", "Help"])
    #expect(
      commands == ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select", "Select All"])
  }

  @Test func `the keys of an alternate are those of its command and its own`() {
    let command = UIKeyCommand(
      title: "One", action: "one:", input: "b", modifierFlags: .command, propertyList: 1,
      alternates: [UICommandAlternate(title: "All", action: "all:", modifierFlags: .shift)])

    let all = command.variant(for: "b", [.command, .shift])

    #expect(all?.title == "All")
    #expect(all?.action == "all:")
    #expect(all?.propertyList as? Int == 1)
    #expect(command.variant(for: "b", .command) === command)
    #expect(command.variant(for: "b", .shift) == nil)
  }

  @Test func `an edit menu of the app's own stays while its commands can be performed or not`() {
    final class Message: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "copy:"
      }
    }
    let message = Message(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController?.view.addSubview(message)
    message.becomeFirstResponder()
    UIMenuController.shared.showMenu(from: message, rect: message.bounds)

    message.resignFirstResponder()

    #expect(UIMenuController.shared.isMenuVisible)
  }
}
