import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UITabBarController", .ownApplication)
struct UITabBarControllerTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let trace: Trace
    var allows = true

    init(_ trace: Trace) { self.trace = trace }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      trace.add("shouldSelect \((viewController as? TracingScreen)?.name ?? "?")")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      trace.add("didSelect \((viewController as? TracingScreen)?.name ?? "?")")
    }
  }

  private let trace = Trace()
  private let one: TracingScreen
  private let two: TracingScreen
  private let tabs = UITabBarController()
  private let delegate: Delegate

  init() {
    one = TracingScreen("one", trace)
    two = TracingScreen("two", trace)
    one.title = "One"
    two.title = "Two"
    delegate = Delegate(trace)
    tabs.delegate = delegate
    tabs.viewControllers = [one, two]
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  /// The calls while `body` runs and all work that is due after it.
  private func calls(_ body: () -> Void) -> [String] {
    let count = trace.lines.count
    body()
    settle()
    return trace.lines(since: count)
  }

  // MARK: The orders

  @Test func `a switch begins at once and ends on the next turn (behaviour 155, 186)`() {
    showInWindow(tabs)
    let count = trace.lines.count

    tabs.selectedIndex = 1
    #expect(
      trace.lines(since: count) == [
        "two.didLoad", "two.willAppear(false)", "one.willDisappear(false)",
      ])

    settle()
    #expect(
      trace.lines(since: count + 3) == [
        "two.isAppearing(false)", "one.didDisappear(false)", "two.didAppear(false)",
      ])
  }

  @Test func `a user's tap asks first and tells last (behaviour 185)`() {
    showInWindow(tabs)

    let calls = calls { #expect(tabs.userSelect(at: 1) == nil) }

    #expect(
      calls == [
        "shouldSelect two", "two.didLoad", "two.willAppear(false)", "one.willDisappear(false)",
        "didSelect two", "two.isAppearing(false)", "one.didDisappear(false)",
        "two.didAppear(false)",
      ])
  }

  @Test func `a tap that the delegate refuses changes nothing (behaviour 185)`() {
    showInWindow(tabs)
    delegate.allows = false

    let calls = calls {
      #expect(tabs.userSelect(at: 1)?.method == "tabBarController(_:shouldSelect:)")
    }

    #expect(calls == ["shouldSelect two"])
    #expect(tabs.selectedViewController === one)
  }

  @Test func `a tap on the selected tab goes back to the root of its stack (behaviour 185)`() {
    let navigation = UINavigationController(rootViewController: TracingScreen("root", trace))
    navigation.pushViewController(TracingScreen("page", trace), animated: false)
    tabs.viewControllers = [navigation, one]
    tabs.selectedIndex = 0
    showInWindow(tabs)

    let calls = calls { _ = tabs.userSelect(at: 0) }

    #expect(navigation.viewControllers.count == 1)
    #expect(calls.prefix(2) == ["shouldSelect ?", "didSelect ?"])
    #expect(calls.last == "root.didAppear(true)")
  }

  @Test
  func `the selected screen comes with its controller, and no other is loaded (behaviour 188)`() {
    let calls = calls { showInWindow(tabs) }

    #expect(
      calls == [
        "one.didLoad", "one.willAppear(false)", "one.isAppearing(false)", "one.didAppear(false)",
      ])
    #expect(!two.isViewLoaded)
  }

  @Test func `there and back at once leaves the first one showing`() {
    showInWindow(tabs)

    let calls = calls {
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
    }

    #expect(
      calls == [
        "two.didLoad", "two.willAppear(false)", "one.willDisappear(false)", "one.willAppear(false)",
        "two.willDisappear(false)", "one.isAppearing(false)", "two.didDisappear(false)",
        "one.didAppear(false)",
      ])
    #expect(one.view.window != nil)
    #expect(two.view.window == nil)
  }

  @Test func `a switch within viewDidAppear follows it`() {
    two.onCall["didAppear"] = { [tabs] in tabs.selectedIndex = 0 }
    showInWindow(tabs)

    let calls = calls { tabs.selectedIndex = 1 }

    #expect(
      calls.suffix(6) == [
        "two.didAppear(false)", "one.willAppear(false)", "two.willDisappear(false)",
        "one.isAppearing(false)", "two.didDisappear(false)", "one.didAppear(false)",
      ])
  }

  @Test func `a switch within viewWillAppear of the whole is where it ends`() {
    one.onCall["willAppear"] = { [tabs] in tabs.selectedIndex = 1 }

    showInWindow(tabs)

    #expect(tabs.selectedViewController === two)
    #expect(two.view.window != nil)
    #expect(one.viewIfLoaded?.window == nil)
    #expect(
      trace.lines.filter { $0.contains("did") && $0.contains("ppear") }.sorted() == [
        "one.didDisappear(false)", "two.didAppear(false)",
      ])
  }

  // MARK: The screens

  @Test func `makes its tabs at once, from the screens' titles (behaviour 187)`() {
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
    #expect(tabs.tabBar.selectedItem === one.tabBarItem)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.delegate === tabs)
    #expect(!one.isViewLoaded)
  }

  @Test func `keeps its selection where the screen is still there (behaviour 188)`() {
    tabs.selectedIndex = 1
    let three = UIViewController()

    tabs.viewControllers = [three, two]
    #expect(tabs.selectedViewController === two)
    #expect(tabs.selectedIndex == 1)

    tabs.viewControllers = [three, one]
    #expect(tabs.selectedViewController === three)
    #expect([one, two, three].map(\.parent) == [tabs, nil, tabs])
  }

  @Test func `a screen that is taken out disappears and then has moved`() {
    showInWindow(tabs)

    let calls = calls { tabs.viewControllers = [two] }

    #expect(
      calls == [
        "one.willMove(nil)", "two.didLoad", "two.willAppear(false)", "one.willDisappear(false)",
        "two.isAppearing(false)", "one.didDisappear(false)", "one.didMove(nil)",
        "two.didAppear(false)",
      ])
    #expect(one.parent == nil)
    #expect(one.view.superview == nil)
  }

  @Test func `tells the screens that they moved`() {
    #expect(
      trace.lines == [
        "one.willMove(other)", "two.willMove(other)", "one.didMove(other)",
        "two.didMove(other)",
      ])
  }

  @Test func `ignores an index that it has not`() {
    for index in [2, -1, .max, .min, NSNotFound] { tabs.selectedIndex = index }

    #expect(tabs.selectedIndex == 0)
  }

  @Test func `refuses a screen that it has not`() {
    let received = failures { tabs.selectedViewController = UIViewController() }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(
      received.reasons == [
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected."
      ])
    #expect(tabs.selectedViewController === one)
  }

  @Test func `has nothing selected without screens`() {
    tabs.viewControllers = []
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.selectedIndex == NSNotFound)

    showInWindow(tabs)
    tabs.viewControllers = [one]
    settle()
    #expect(one.view.window != nil)
    #expect(UITabBarController().viewControllers == nil)
  }

  @Test func `takes a screen from the stack that has it`() {
    let page = TracingScreen("page", trace)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(page, animated: false)

    tabs.viewControllers = [one, page]

    #expect(page.parent === tabs)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `is the tab bar controller of all within it`() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    tabs.viewControllers = [navigation]

    #expect(page.tabBarController === tabs)
    #expect(tabs.tabBarController == nil)
  }

  // MARK: The bar

  @Test func `its bar is nobody else's to change`() {
    let received = failures {
      tabs.tabBar.items = []
      tabs.tabBar.selectedItem = two.tabBarItem
      tabs.tabBar.delegate = nil
    }

    #expect(received.map(\.name) == Array(repeating: .internalInconsistency, count: 3))
    #expect(tabs.tabBar.items?.count == 2)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a new tab of a screen shows in the bar`() {
    _ = tabs.tabBar
    one.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 7)

    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Two"])
    #expect(tabs.tabBar.selectedItem?.tag == 7)
  }

  @Test func `leaves its screens the room above the bar`() {
    showInWindow(tabs)
    #expect(one.view.safeAreaInsets.bottom == 83)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))

    tabs.setTabBarHidden(true, animated: false)
    settle()
    #expect(one.view.safeAreaInsets.bottom == 34)
    #expect(tabs.tabBar.frame.minY == 844)
  }

  @Test func `a pushed screen may hide the bar until it is popped (behaviour 184)`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    showInWindow(tabs)
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true

    navigation.pushViewController(page, animated: true)
    navigation.pushViewController(UIViewController(), animated: true)
    settle()
    #expect(tabs.hider === page)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 34)

    navigation.popToRootViewController(animated: true)
    settle()
    #expect(tabs.hider == nil)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
  }

  @Test func `the bar is hidden while a pushed screen hides it (behaviour 925)`() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation, UIViewController()]
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true

    var isHidden = [tabs.tabBar.isHidden]
    navigation.pushViewController(page, animated: false)
    isHidden.append(tabs.tabBar.isHidden)
    showInWindow(tabs)
    settle()
    isHidden.append(tabs.tabBar.isHidden)
    tabs.selectedIndex = 1
    isHidden.append(tabs.tabBar.isHidden)
    tabs.selectedIndex = 0
    navigation.popViewController(animated: true)
    settle()
    isHidden.append(tabs.tabBar.isHidden)

    #expect(isHidden == [false, true, true, false, false])
  }

  @Test func `everything is let go of`() {
    weak var gone: UITabBarController?
    weak var screen: UIViewController?
    do {
      let tabs = UITabBarController()
      let child = UIViewController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: child), UIViewController(),
      ]
      let window = showInWindow(tabs)
      tabs.selectedIndex = 1
      settle()
      (gone, screen) = (tabs, child)
      window.rootViewController = nil
      window.isHidden = true
      settle()
    }

    #expect(gone == nil)
    #expect(screen == nil)
  }
}
