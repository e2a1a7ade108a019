import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// UIKit's behaviour here has no source; these tests hold the model's choices.
@MainActor
@Suite("Choices without a source: navigation", .ownApplication)
struct NavigationUnsourcedChoicesTests {
  private let trace = Trace()

  private func settle() { UIApplication.shared.mainLoop.settle() }

  @Test func `the root's view is loaded before its navigation controller is about to appear`() {
    final class Stack: UINavigationController {
      var trace: Trace?

      override func viewDidLoad() {
        super.viewDidLoad()
        trace?.add("stack.didLoad")
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        trace?.add("stack.willAppear")
      }
    }
    let stack = Stack(rootViewController: TracingScreen("root", trace))
    stack.trace = trace

    showInWindow(stack)

    #expect(
      trace.lines.prefix(5) == [
        "root.willMove(other)", "root.didMove(other)", "stack.didLoad", "root.didLoad",
        "stack.willAppear",
      ])
  }

  @Test(arguments: [(190.0, 2), (210, 1)])
  func `a screen that a finger drags by less than half its width comes back`(
    end: CGFloat, count: Int
  ) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    let window = showInWindow(navigation)
    let finger = window.hostApplication.finger

    finger.began(at: CGPoint(x: 2, y: 400), within: window)
    finger.moved(toRoot: [CGPoint(x: 60, y: 400)])
    finger.moved(toRoot: [CGPoint(x: end, y: 400)])
    finger.ended()
    settle()

    #expect(navigation.viewControllers.count == count)
  }

  @Test func `a screen pushed while the root loads is the first to appear`() {
    let root = TracingScreen("root", trace)
    let page = TracingScreen("page", trace)
    let stack = UINavigationController(rootViewController: root)
    root.onCall["didLoad"] = { [unowned stack] in stack.pushViewController(page, animated: false) }

    showInWindow(stack)

    #expect(stack.viewControllers == [root, page])
    #expect(page.view.window != nil)
    #expect(
      trace.lines.filter { $0.contains("ppear") } == [
        "page.willAppear(false)", "page.isAppearing(false)", "page.didAppear(false)",
      ])
  }

  @Test func `a popped screen has no parent when it has disappeared (behaviour 175)`() {
    let page = TracingScreen("page", trace)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(page, animated: false)
    showInWindow(stack)
    var parents: [Bool] = []
    for call in ["willDisappear", "didDisappear"] {
      page.onCall[call] = { [unowned page] in parents.append(page.navigationController != nil) }
    }

    stack.popViewController(animated: true)
    settle()

    #expect(parents == [true, false])
  }

  @Test func `a screen that goes is not laid out again where the bars stay as they are`() {
    let root = TracingScreen("root", trace, tracesLayout: true)
    let page = TracingScreen("page", trace, tracesLayout: true)
    let stack = UINavigationController(rootViewController: root)
    showInWindow(stack)
    let count = trace.lines.count

    stack.pushViewController(page, animated: true)
    settle()
    stack.popViewController(animated: true)
    settle()

    #expect(
      trace.lines(since: count).filter { $0.contains("LayoutSubviews") } == [
        "page.willLayoutSubviews", "page.didLayoutSubviews",
      ])
  }

  @Test
  func `screens between hear that they leave, from the top down, and no more (behaviour 176)`() {
    let pages = ["one", "two", "three"].map { TracingScreen($0, trace) }
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.setViewControllers(stack.viewControllers + pages, animated: false)
    showInWindow(stack)
    let count = trace.lines.count

    stack.popToRootViewController(animated: false)
    settle()

    #expect(
      trace.lines(since: count) == [
        "three.willMove(nil)", "two.willMove(nil)", "one.willMove(nil)",
        "three.willDisappear(false)", "three.didDisappear(false)", "one.didMove(nil)",
        "two.didMove(nil)", "three.didMove(nil)",
      ])
  }

  @Test func `the delegate does not hear again of a screen that comes with its controller`() {
    let delegate = StackDelegate(trace)
    let stack = UINavigationController(rootViewController: TracingScreen("root", trace))
    stack.delegate = delegate
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    showInWindow(tabs)

    tabs.selectedIndex = 1
    settle()
    tabs.selectedIndex = 0
    settle()

    #expect(
      trace.lines.filter { $0.contains("Show") } == ["willShow root(false)", "didShow root(false)"])
  }

  @Test func `the bar's delegate hears of a tap on the back button alone (behaviour 181)`() {
    final class Stack: UINavigationController, UINavigationBarDelegate {
      var calls: [String] = []

      func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        calls.append("shouldPop, \(viewControllers.count)")
        return true
      }

      func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
        calls.append("didPop, \(viewControllers.count)")
      }
    }
    let stack = Stack(rootViewController: UIViewController())
    for _ in 0..<2 { stack.pushViewController(UIViewController(), animated: false) }
    showInWindow(stack)

    stack.popViewController(animated: true)
    settle()
    #expect(stack.calls.isEmpty)

    stack.userTapBackButton()
    #expect(stack.calls == ["shouldPop, 2", "didPop, 1"])
  }

  @Test func `a tab bar controller hears of a tap before its selection changes (behaviour 185)`() {
    final class Tabs: UITabBarController {
      var indices: [Int] = []

      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        indices.append(selectedIndex)
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    showInWindow(tabs)

    _ = tabs.userSelect(at: 1)

    #expect(tabs.indices == [0])
    #expect(tabs.selectedIndex == 1)
  }

  @Test
  func `an action without a target is looked for from the screen that has the item (behaviour 34)`()
  {
    final class Root: UIViewController {
      override class var objectiveCMembers: [Selector.Method] { [.method("go", Root.go)] }
      var isCalled = false
      func go() { isCalled = true }
    }
    let root = Root()
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: "go")
    root.toolbarItems = [item]
    let stack = UINavigationController(rootViewController: root)
    stack.isToolbarHidden = false
    showInWindow(stack)
    root.toolbarItems = [item]

    item.userTap()

    #expect(root.isCalled)
  }

  @Test
  func
    `what is open under More is selected, stays open, and no delegate hears of its row (behaviour 187)`()
  {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var count = 0
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { count += 1 }
    }
    let tabs = UITabBarController()
    let delegate = Delegate()
    let screens = (0..<6).map { _ in UIViewController() }
    tabs.viewControllers = screens
    tabs.delegate = delegate
    showInWindow(tabs)
    _ = tabs.userSelect(at: 4)
    settle()
    let list = tabs.listOfMore
    list?.layOutForUser()

    if let list { list.delegate?.tableView(list, didSelectRowAt: [0, 1]) }
    settle()
    #expect(tabs.selectedViewController === screens[5])
    #expect(delegate.count == 1)

    _ = tabs.userSelect(at: 0)
    _ = tabs.userSelect(at: 4)
    settle()
    #expect(tabs.selectedViewController === screens[5])
    #expect(screens[5].view.window != nil)
  }

  @Test func `where there are tabs, the delegate hears of tabs alone (behaviour 185)`() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var calls: [String] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        calls.append("shouldSelect")
        return true
      }
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
      ) -> Bool {
        calls.append("shouldSelectTab")
        return true
      }
    }
    let delegate = Delegate()
    let tabs = UITabBarController(
      tabs: ["A", "B"].map { UITab(title: $0, image: nil, identifier: $0) })
    tabs.delegate = delegate
    showInWindow(tabs)

    _ = tabs.userSelect(at: 1)
    _ = tabs.userSelect(at: 1)
    settle()

    #expect(delegate.calls == ["shouldSelectTab", "shouldSelectTab"])
    #expect(tabs.selectedTab?.identifier == "B")
  }
}
