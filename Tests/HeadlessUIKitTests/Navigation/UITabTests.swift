import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UITab", .ownApplication)
struct UITabTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let trace: Trace
    var allows = true

    init(_ trace: Trace) { self.trace = trace }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      trace.add("shouldSelectTab \(tab.identifier)")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      trace.add("didSelectTab \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { trace.add("didSelect") }
  }

  private let trace = Trace()
  private let delegate: Delegate

  init() { delegate = Delegate(trace) }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  /// A tab that notes when it provides its screen.
  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { [trace] tab in
      trace.add("provides \(tab.identifier)")
      let screen = UIViewController()
      screen.title = "screen \(name)"
      return screen
    }
  }

  @Test func `a tab provides its screen when it is selected for the first time`() {
    let tabs = UITabBarController(tabs: [tab("A"), tab("B"), tab("C")])
    showInWindow(tabs)

    #expect(trace.lines == ["provides A"])
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
    #expect(tabs.selectedTab?.identifier == "A")
    #expect(tabs.viewControllers?.count == 1)

    tabs.selectedTab = tabs.tabs[2]
    settle()
    #expect(trace.lines == ["provides A", "provides C"])
    #expect(tabs.selectedViewController === tabs.tabs[2].viewController)
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.selectedViewController?.view.window != nil)
    #expect(tabs.selectedViewController?.tab === tabs.tabs[2])

    tabs.selectedIndex = 0
    tabs.selectedIndex = 2
    #expect(trace.lines.count == 2)
  }

  @Test func `a user's tap asks and tells about tabs, not about screens`() {
    let tabs = UITabBarController(tabs: [tab("A"), tab("B")])
    tabs.delegate = delegate
    showInWindow(tabs)
    trace.add("shown")

    #expect(tabs.userSelect(at: 1) == nil)
    delegate.allows = false
    #expect(tabs.userSelect(at: 0)?.method == "tabBarController(_:shouldSelectTab:)")

    #expect(
      trace.lines == [
        "provides A", "shown", "shouldSelectTab B", "provides B", "didSelectTab B after A",
        "shouldSelectTab A",
      ])
  }

  @Test func `the bar follows the tab`() {
    let tabs = UITabBarController(tabs: [tab("A"), tab("B")])
    showInWindow(tabs)

    tabs.tabs[0].title = "First"
    tabs.tabs[0].badgeValue = "2"
    tabs.tabs[1].isEnabled = false

    #expect(tabs.tabBar.items?.map(\.title) == ["First", "B"])
    #expect(tabs.tabBar.items?.first?.badgeValue == "2")
    #expect(tabs.tabBar.items?.last?.isEnabled == false)
    #expect(tabs.tab(forIdentifier: "B") === tabs.tabs[1])
  }

  @Test func `a hidden tab is not in the bar, and another is selected for it`() {
    let tabs = UITabBarController(tabs: [tab("A"), tab("B"), tab("C")])
    showInWindow(tabs)
    tabs.selectedIndex = 1
    settle()

    tabs.tabs[1].isHidden = true
    settle()
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "C"])
    #expect(tabs.selectedTab?.identifier == "A")
    #expect(tabs.tabs[1].viewController?.parent == nil)

    tabs.tabs[1].isHidden = false
    tabs.selectedTab = tabs.tabs[1]
    settle()
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
    #expect(tabs.tabs[1].viewController?.view.window != nil)
  }

  @Test func `other tabs keep the selection where it is still there`() {
    let (a, b, c) = (tab("A"), tab("B"), tab("C"))
    let tabs = UITabBarController(tabs: [a, b])
    showInWindow(tabs)
    tabs.selectedTab = b
    settle()

    tabs.tabs = [c, b]
    settle()
    #expect(tabs.selectedTab === b)
    #expect(a.tabBarController == nil)
    #expect(a.viewController?.parent == nil)

    tabs.viewControllers = [UIViewController()]
    settle()
    #expect(tabs.tabs.isEmpty)
    #expect(tabs.selectedTab == nil)
    #expect(b.viewController?.view.window == nil)
  }

  @Test func `tabs that have no room are under More, and provide their screens there`() {
    let tabs = UITabBarController(tabs: ["A", "B", "C", "D", "E", "F"].map(tab))
    tabs.delegate = delegate
    showInWindow(tabs)
    #expect(tabs.tabBar.items?.last?.label == "More")

    tabs.selectedTab = tabs.tabs[5]
    settle()

    #expect(trace.lines == ["provides A", "provides F"])
    #expect(tabs.tabs[5].viewController?.parent === tabs.moreNavigationController)
    #expect(tabs.tabs[5].viewController?.view.window != nil)
    #expect(tabs.selectedTab === tabs.tabs[5])
  }

  @Test func `a tab for searching has the system's title`() {
    let results = UIViewController()
    let tabs = UITabBarController(tabs: [tab("A"), UISearchTab { _ in results }])
    tabs.selectedIndex = 1

    #expect(tabs.tabBar.items?.last?.label == "Search")
    #expect(tabs.selectedViewController === results)
  }

  // MARK: Groups

  @Test func `a group is one tab, and its navigation controller shows the selected child`() {
    let (x, y) = (tab("X"), tab("Y"))
    let group = UITabGroup(title: "G", image: nil, identifier: "G", children: [x, y]) {
      [trace] _ in
      trace.add("provides G")
      return UIViewController()
    }
    let stack = UINavigationController()
    group.managingNavigationController = stack
    let tabs = UITabBarController(tabs: [tab("A"), group])
    tabs.delegate = delegate
    showInWindow(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "G"])
    #expect(x.parent === group)
    #expect(x.managingTabGroup === group)
    #expect(x.tabBarController === tabs)
    #expect(tabs.tab(forIdentifier: "Y") === y)

    _ = tabs.userSelect(at: 1)
    settle()
    #expect(tabs.selectedViewController === stack)
    #expect(tabs.selectedTab === group)
    #expect(stack.viewControllers.count == 1)

    tabs.selectedTab = y
    settle()
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController === y.viewController)
    #expect(tabs.selectedTab === y)
    #expect(
      trace.lines == [
        "provides A", "shouldSelectTab G", "provides G", "didSelectTab G after A", "provides Y",
      ])

    stack.popViewController(animated: false)
    settle()
    #expect(group.selectedChild == nil)
    #expect(tabs.selectedTab === group)
  }

  @Test func `a group without a screen of its own shows its selected child`() {
    let (x, y) = (tab("X"), tab("Y"))
    let group = UITabGroup(title: "G", image: nil, identifier: "G", children: [x, y])
    group.defaultChildIdentifier = "Y"
    let tabs = UITabBarController(tabs: [tab("A"), group])
    showInWindow(tabs)

    tabs.selectedTab = group
    settle()
    #expect(tabs.selectedTab === y)
    #expect(y.viewController?.view.window != nil)

    group.selectedChild = x
    settle()
    #expect(tabs.selectedTab === x)
    #expect(x.viewController?.view.window != nil)
    #expect(y.viewController?.parent == nil)
    #expect(group.tab(forIdentifier: "X") === x)
  }

  @Test func `all of it is let go of`() {
    weak var gone: UITabBarController?
    weak var goneTab: UITab?
    do {
      let tabs = UITabBarController(tabs: [UITab(title: "A", image: nil, identifier: "A")])
      let window = showInWindow(tabs)
      (gone, goneTab) = (tabs, tabs.tabs.first)
      window.rootViewController = nil
      window.isHidden = true
      settle()
    }

    #expect(gone == nil)
    #expect(goneTab == nil)
  }
}
