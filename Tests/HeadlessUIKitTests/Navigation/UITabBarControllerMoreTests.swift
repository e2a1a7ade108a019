import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UITabBarController: More", .ownApplication)
struct UITabBarControllerMoreTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let trace: Trace

    init(_ trace: Trace) { self.trace = trace }

    private func name(_ controller: UIViewController, in tabs: UITabBarController) -> String {
      controller === tabs.moreNavigationController ? "more" : controller.title ?? "?"
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      trace.add("shouldSelect \(name(viewController, in: tabBarController))")
      return true
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { trace.add("didSelect \(name(viewController, in: tabBarController))") }
  }

  private let trace = Trace()
  private let tabs = UITabBarController()
  private let delegate: Delegate
  private let screens: [UIViewController]

  init() {
    delegate = Delegate(trace)
    screens = ["A", "B", "C", "D", "E", "F", "G"].map { title in
      let screen = UIViewController()
      screen.title = title
      return screen
    }
    tabs.delegate = delegate
    tabs.viewControllers = screens
  }

  private var more: UINavigationController { tabs.moreNavigationController }

  private var titles: [String?] { tabs.tabBar.items?.map(\.label) ?? [] }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  /// Taps a row of the list of More.
  private func tapRow(_ row: Int) {
    guard let list = tabs.listOfMore else { return }
    list.layOutForUser()
    list.delegate?.tableView(list, didSelectRowAt: [0, row])
    settle()
  }

  @Test func `four tabs and More are in the bar of a telephone (behaviour 187)`() {
    #expect(titles == ["A", "B", "C", "D", "More"])
    #expect(tabs.viewControllers == screens)
    #expect(tabs.customizableViewControllers == screens)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.children.last === more)

    tabs.viewControllers = Array(screens.prefix(5))
    #expect(titles == ["A", "B", "C", "D", "E"])
    #expect(more.parent == nil)
  }

  @Test func `More shows a list of the rest, and its delegate hears of it (behaviour 187)`() {
    screens[5].tabBarItem.badgeValue = "3"
    showInWindow(tabs)

    #expect(tabs.userSelect(at: 4) == nil)
    settle()

    #expect(trace.lines == ["shouldSelect more", "didSelect more"])
    #expect(tabs.selectedViewController === more)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.tabBar.selectedItem?.label == "More")
    #expect(more.topViewController?.title == "More")
    #expect(tabs.listOfMore?.numberOfRows(inSection: 0) == 3)
    let cell = tabs.listOfMore?.cellForRow(at: [0, 1])
    let content = cell?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "F")
    #expect(content?.secondaryText == "3")
  }

  @Test func `a row opens its screen on the list, and a tap on More goes back`() {
    showInWindow(tabs)
    _ = tabs.userSelect(at: 4)
    settle()

    tapRow(1)

    #expect(tabs.selectedViewController === screens[5])
    #expect(tabs.selectedIndex == 5)
    #expect(more.topViewController === screens[5])
    #expect(screens[5].view.window != nil)
    #expect(screens[5].parent === more)
    #expect(screens[5].tabBarController === tabs)

    _ = tabs.userSelect(at: 4)
    settle()

    #expect(tabs.listOfMore != nil)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(screens[5].parent === tabs)
    #expect(screens[5].view.window == nil)
  }

  @Test(arguments: [false, true])
  func `code selects what is under More, and More itself (behaviour 186, 187)`(shows: Bool) {
    if shows { showInWindow(tabs) }

    tabs.selectedIndex = 6
    settle()
    #expect(tabs.selectedViewController === screens[6])
    #expect(tabs.tabBar.selectedItem?.label == "More")
    #expect(more.viewControllers.last === screens[6])

    tabs.selectedViewController = screens[4]
    settle()
    #expect(tabs.selectedIndex == 4)
    #expect(more.viewControllers.count == 2)
    #expect(screens[6].parent !== more)

    tabs.selectedIndex = 1
    settle()
    #expect(tabs.tabBar.selectedItem?.label == "B")
    tabs.selectedViewController = more
    settle()
    #expect(tabs.tabBar.selectedItem?.label == "More")
    #expect(trace.lines.isEmpty)
    if shows { #expect(screens[4].view.window != nil) }
  }

  @Test func `a navigation controller opens with the bar of More`() {
    let page = UIViewController()
    page.title = "Page"
    let stack = UINavigationController(rootViewController: page)
    tabs.viewControllers = Array(screens.prefix(5)) + [stack]
    showInWindow(tabs)

    tabs.selectedViewController = stack
    settle()

    #expect(page.view.window != nil)
    #expect(stack.parent === more)
    #expect(more.navigationBar.topItem === page.navigationItem)
    #expect(stack.navigationBar.superview == nil)

    tabs.viewControllers = [stack]
    settle()

    #expect(stack.parent === tabs)
    #expect(tabs.selectedViewController === stack)
    #expect(stack.navigationBar.superview === stack.view)
    #expect(more.viewControllers.count == 1)
  }

  @Test func `other screens keep the one that is open where it is still there (behaviour 188)`() {
    showInWindow(tabs)
    tabs.selectedIndex = 6
    settle()

    tabs.viewControllers = screens.reversed()
    settle()
    #expect(tabs.selectedViewController === screens[6])
    #expect(tabs.selectedIndex == 0)
    #expect(screens[6].parent === tabs)
    #expect(screens[6].view.window != nil)

    tabs.viewControllers = screens
    settle()
    #expect(tabs.selectedIndex == 6)
    #expect(screens[6].parent === more)
    #expect(screens[6].view.window != nil)

    tabs.viewControllers = Array(screens.prefix(6))
    settle()
    #expect(tabs.selectedIndex == 0)
    #expect(screens[6].parent == nil)
    #expect(screens[6].view.window == nil)
    #expect(more.viewControllers.count == 1)
  }

  @Test func `a screen that other code takes makes room for the rest`() {
    showInWindow(tabs)

    screens[0].removeFromParent()
    screens[1].removeFromParent()
    settle()

    #expect(titles == ["C", "D", "E", "F", "G"])
    #expect(tabs.selectedIndex == 0)
    #expect(screens[2].view.window != nil)
    #expect(more.parent == nil)
  }

  @Test func `eight tabs fit in a regular width`() {
    showInWindow(tabs)
    tabs.selectedIndex = 6
    settle()

    tabs.traitOverrides.horizontalSizeClass = .regular
    settle()
    #expect(titles == ["A", "B", "C", "D", "E", "F", "G"])
    #expect(tabs.selectedIndex == 6)
    #expect(screens[6].parent === tabs)
    #expect(screens[6].view.window != nil)

    tabs.viewControllers = screens + [UIViewController(), UIViewController()]
    #expect(tabs.tabBar.items?.count == 8)
    #expect(tabs.tabBar.items?.last?.label == "More")

    tabs.traitOverrides.horizontalSizeClass = .compact
    settle()
    #expect(titles == ["A", "B", "C", "D", "More"])
    #expect(tabs.selectedIndex == 6)
    #expect(screens[6].parent === more)
    #expect(screens[6].view.window != nil)
  }

  @Test func `a child that the app adds besides has no tab, and stays`() {
    let player = UIViewController()
    tabs.addChild(player)
    player.didMove(toParent: tabs)

    tabs.viewControllers = Array(screens.prefix(2))

    #expect(tabs.viewControllers == Array(screens.prefix(2)))
    #expect(titles == ["A", "B"])
    #expect(player.parent === tabs)
    #expect(tabs.children == Array(screens.prefix(2)) + [player])
  }

  @Test func `a screen under More may hide the bar (behaviour 184)`() {
    screens[5].hidesBottomBarWhenPushed = true
    showInWindow(tabs)

    tabs.selectedIndex = 5
    settle()

    #expect(tabs.hider === screens[5])
    #expect(screens[5].view.safeAreaInsets.bottom == 34)
  }

  @Test func `all of it is let go of`() {
    weak var gone: UITabBarController?
    weak var goneMore: UINavigationController?
    do {
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<6).map { _ in UIViewController() }
      let window = showInWindow(tabs)
      tabs.selectedIndex = 5
      settle()
      (gone, goneMore) = (tabs, tabs.moreNavigationController)
      window.rootViewController = nil
      window.isHidden = true
      settle()
    }

    #expect(gone == nil)
    #expect(goneMore == nil)
  }
}
