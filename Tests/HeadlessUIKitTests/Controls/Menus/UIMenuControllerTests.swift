import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// A label that can be copied, and liked.
private final class Message: UILabel {
  var calls: [String] = []
  var allowed: Set<String> = ["copy:", "like:"]

  override class var objectiveCMembers: [Selector.Method] { [.method("like:", Message.like)] }

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    calls.append("\(action) \(sender is UIMenuController)")
    return allowed.contains(action.name)
  }

  override func copy(_ sender: Any?) { calls.append("copied \(sender is UIMenuController)") }

  func like(_ sender: Any?) { calls.append("liked") }
}

@MainActor
@Suite("UIMenuController", .ownApplication)
struct UIMenuControllerTests {
  private let window = UIWindow()
  private let message = Message(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private var controller: UIMenuController { .shared }

  init() {
    let page = UIViewController()
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.view.addSubview(message)
    UIApplication.shared.mainLoop.settle()
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Like", action: "like:"), UIMenuItem(title: "Share", action: "share:"),
    ]
  }

  private func show() { controller.showMenu(from: message, rect: message.bounds) }

  private var titles: [String] {
    controller.openMenu?.menu.children.map(\.title) ?? []
  }

  @Test func `shows what the first responder performs, the app's own after the system's`() {
    message.becomeFirstResponder()
    show()

    #expect(controller.isMenuVisible)
    #expect(titles == ["Copy", "Like"])
    #expect(
      message.calls == [
        "cut: true", "copy: true", "paste: true", "delete: true", "select: true",
        "selectAll: true", "like: true", "share: true",
      ])
  }

  @Test func `an item that is chosen hides the menu, and is performed by the first responder`() {
    message.becomeFirstResponder()
    show()
    message.calls = []

    #expect(controller.openMenu?.choose(titled: "Copy") == nil)

    #expect(!controller.isMenuVisible)
    #expect(message.calls == ["copy: true", "copied true"])
  }

  @Test func `tells what becomes of it, in its order`() {
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let trace = Trace()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) { _ in
        trace.add(name.rawValue)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    message.becomeFirstResponder()

    show()
    trace.add("shown \(controller.isMenuVisible)")
    UIApplication.shared.mainLoop.settle()
    controller.hideMenu()
    trace.add("hidden \(controller.isMenuVisible)")
    controller.hideMenu()
    UIApplication.shared.mainLoop.settle()

    #expect(
      trace.lines == [
        "UIMenuControllerWillShowMenuNotification", "shown true",
        "UIMenuControllerDidShowMenuNotification", "UIMenuControllerWillHideMenuNotification",
        "hidden false", "UIMenuControllerDidHideMenuNotification",
      ])
  }

  @Test func `shows nothing where nothing can be done, and nothing without a window`() {
    show()
    #expect(!controller.isMenuVisible)

    message.becomeFirstResponder()
    message.allowed = []
    show()
    #expect(!controller.isMenuVisible)

    message.allowed = ["copy:"]
    controller.showMenu(from: UIView(), rect: .zero)
    #expect(!controller.isMenuVisible)
  }

  @Test func `asks again when it is told to, and hides where nothing is left`() {
    message.becomeFirstResponder()
    show()

    message.allowed = ["cut:"]
    controller.update()
    #expect(titles == ["Cut"])
    message.allowed = []
    controller.update()

    #expect(!controller.isMenuVisible)
  }

  @Test func `another view does not hide it`() {
    message.becomeFirstResponder()
    show()

    controller.hideMenu(from: window)
    #expect(controller.isMenuVisible)
    controller.hideMenu(from: message)

    #expect(!controller.isMenuVisible)
  }

  @Test func `goes with the view that it belongs to`() {
    message.becomeFirstResponder()
    show()

    message.removeFromSuperview()

    #expect(!controller.isMenuVisible)
  }
}
