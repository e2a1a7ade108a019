import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UINavigationBar.tapTopItem(withTitle:) and tapBackButton()", .freshApplication)
struct UINavigationBarTapTopItemTests {
  private final class Stack: UINavigationController, UINavigationBarDelegate {
    var allows = true

    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
  }

  private let trace = Trace()
  private let root = UIViewController()
  private let page = UIViewController()
  private let stack = Stack()

  init() {
    root.title = "Birds"
    page.title = "Pigeon"
    stack.viewControllers = [root, page]
    setAsAppRootWindow(stack)
  }

  private func item(_ title: String, _ note: String? = nil) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { [trace] _ in trace.add(note ?? title) })
  }

  @Test func `taps an item of the screen on top, left before right`() {
    page.navigationItem.leftBarButtonItem = item("Edit", "left")
    page.navigationItem.rightBarButtonItems = [item("Edit", "right"), item("Add")]

    stack.navigationBar.tapTopItem(withTitle: "Edit")
    stack.navigationBar.tapTopItem(withTitle: "Add")

    #expect(trace.lines == ["left", "Add"])
  }

  @Test func `taps the back button by its title`() {
    stack.navigationBar.tapTopItem(withTitle: "Birds")

    #expect(stack.topViewController === root)
  }

  @Test func `says that there is no such item, and which there are`() {
    page.navigationItem.rightBarButtonItem = item("Add")

    let received = failures { stack.navigationBar.tapTopItem(withTitle: "Ad") }

    #expect(received.reasons == ["No item with title 'Ad' found in nav bar."])
    #expect(
      received.map(\.details) == [
        "Did you mean 'Add'? The items of <UINavigationBar> in <Stack> are 'Birds' (back button), "
          + "'Add'."
      ]
    )
    #expect(received.map(\.name) == [.navigationBar])
  }

  @Test func `says that there are no items`() {
    stack.viewControllers = [root]

    let received = failures {
      stack.navigationBar.tapTopItem(withTitle: "Add")
      UINavigationBar().tapTopItem(withTitle: "Add")
    }

    #expect(
      received.reasons
        == Array(repeating: "No nav bar items found in the view controller.", count: 2))
  }

  // MARK: Going back

  @Test func `goes back, and has done so when it returns`() {
    stack.tapBackButton()

    #expect(stack.viewControllers == [root])
    #expect(root.view.window != nil)
    #expect(page.parent == nil)
  }

  @Test func `says why there is no back button`() {
    let received = failures {
      page.navigationItem.leftBarButtonItem = item("Cancel")
      stack.tapBackButton()
      page.navigationItem.leftBarButtonItem = nil
      page.navigationItem.hidesBackButton = true
      stack.tapBackButton()
      stack.viewControllers = [root]
      stack.tapBackButton()
      stack.viewControllers = []
      stack.tapBackButton()
    }

    #expect(
      received.reasons == [
        "Cannot tap back button: A left bar button item stands in its place.",
        "Cannot tap back button: The navigation item hides it.",
        "Cannot tap back button: There is nothing to go back to.",
        "Cannot tap back button: The navigation bar shows nothing.",
      ])
    #expect(received.allSatisfy { $0.name == .navigationBar })
  }

  @Test func `says who refused`() {
    stack.allows = false

    let received = failures { stack.tapBackButton() }

    #expect(
      received.reasons == [
        "Could not go back: Delegate's navigationBar(_:shouldPop:) returned false."
      ])
    #expect(received.map(\.details) == ["The delegate of the navigation bar is <Stack>."])
    #expect(stack.topViewController === page)
  }

  @Test func `does not go back where the bar is hidden`() {
    stack.isNavigationBarHidden = true

    let received = failures { stack.tapBackButton() }

    #expect(received.reasons == ["Cannot tap back button: Control is not visible."])
    #expect(received.map(\.details) == ["Its navigation bar is hidden."])
    #expect(stack.topViewController === page)
  }

  @Test func `performs the item's own action in place of going back (behaviour 181)`() {
    page.navigationItem.backAction = UIAction { [trace] _ in trace.add("asked") }

    let received = failures { stack.tapBackButton() }

    #expect(received.isEmpty)
    #expect(trace.lines == ["asked"])
    #expect(stack.topViewController === page)
  }
}
