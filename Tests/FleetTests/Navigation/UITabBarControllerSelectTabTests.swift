import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UITabBarController.selectTab", .freshApplication)
struct UITabBarControllerSelectTabTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { false }
  }

  private let tabs = UITabBarController()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    let screens = [navigation, UIViewController(), UIViewController()]
    for (screen, title) in zip(screens, ["Birds", "Map", "Settings"]) { screen.title = title }
    screens[2].tabBarItem.isEnabled = false
    tabs.viewControllers = screens
    setAsAppRootWindow(tabs)
  }

  @Test func `selects a tab by its label or its index`() {
    tabs.selectTab(withLabel: "Map")
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.selectedViewController?.view.window != nil)

    tabs.selectTab(atIndex: 0)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `goes back to the root by a tap on the selected tab`() {
    navigation.pushViewController(UIViewController(), animated: true)

    tabs.selectTab(withLabel: "Birds")

    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `says that there is no such tab, and which there are`() {
    let received = failures { tabs.selectTab(withLabel: "Brids") }

    #expect(received.reasons == ["No tab with label 'Brids' found in tab bar."])
    #expect(
      received.map(\.details) == [
        "Did you mean 'Birds'? The tabs are 'Birds', 'Map', 'Settings' (disabled)."
      ])
    #expect(received.map(\.name) == [.tabBarController])
  }

  @Test(arguments: [3, -1, .max, .min])
  func `says that there is no tab at that index`(index: Int) {
    let received = failures { tabs.selectTab(atIndex: index) }

    #expect(received.reasons == ["No tab at index \(index) found in tab bar."])
    #expect(received.map(\.details) == ["The tabs are 'Birds', 'Map', 'Settings' (disabled)."])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `does not select a tab that is disabled`() {
    let received = failures { tabs.selectTab(withLabel: "Settings") }

    #expect(received.reasons == ["Cannot select tab 'Settings': Control is not enabled."])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `does not select a tab of a bar that is hidden`() {
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: true)

    let pushed = failures { tabs.selectTab(withLabel: "Map") }
    navigation.popViewController(animated: true)
    tabs.tabBar.isHidden = true
    let hidden = failures { tabs.selectTab(withLabel: "Map") }

    #expect(
      (pushed + hidden).reasons
        == Array(repeating: "Cannot select tab 'Map': Control is not visible.", count: 2))
    #expect(
      (pushed + hidden).map(\.details) == [
        "<UIViewController> hides the tab bar: hidesBottomBarWhenPushed.",
        #"<UITabBarItem "Map"> is in the tab bar, which is hidden."#,
      ])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `says who refused`() {
    let delegate = Delegate()
    tabs.delegate = delegate

    let received = failures { tabs.selectTab(withLabel: "Map") }

    #expect(
      received.reasons == [
        "Could not select tab 'Map': Delegate's tabBarController(_:shouldSelect:) returned false."
      ])
    #expect(
      received.map(\.details) == ["The delegate of the tab bar is <Delegate>."])
    #expect(tabs.selectedIndex == 0)
  }

  // MARK: More

  private var sixTabs: [UIViewController] {
    ["A", "B", "C", "D", "Words", "Maps"].map { title in
      let screen = UIViewController()
      screen.title = title
      return screen
    }
  }

  @Test func `selects a tab under More by a tap on More and one on its row`() {
    let screens = sixTabs
    tabs.viewControllers = screens

    tabs.selectTab(withLabel: "Maps")
    #expect(tabs.selectedViewController === screens[5])
    #expect(screens[5].view.window != nil)
    #expect(Fleet.screen.topmostViewController === screens[5])

    tabs.selectTab(withLabel: "B")
    tabs.selectTab(withLabel: "Words")
    #expect(tabs.selectedViewController === screens[4])

    tabs.selectTab(atIndex: 4)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
  }

  @Test func `More is an element of the screen, and so are the rows of its list`() {
    tabs.viewControllers = sixTabs

    Fleet.screen.tabBars.buttons["More"].tap()
    Fleet.screen.staticTexts["Words"].tap()

    #expect(tabs.selectedIndex == 4)
    #expect(Fleet.screen.tabBars.buttons["More"].isSelected)
  }

  @Test func `says which tabs are under More`() {
    tabs.viewControllers = sixTabs
    tabs.viewControllers?.last?.tabBarItem.isEnabled = false

    let received = failures {
      tabs.selectTab(withLabel: "Wrods")
      tabs.selectTab(atIndex: 5)
      tabs.selectTab(withLabel: "Maps")
    }

    let all = """
      The tabs are 'A', 'B', 'C', 'D', 'More', 'Words' (under More), 'Maps' (under More, disabled).
      """
    #expect(
      received.reasons == [
        "No tab with label 'Wrods' found in tab bar.", "No tab at index 5 found in tab bar.",
        "Cannot select tab 'Maps': Control is not enabled.",
      ])
    #expect(
      received.map(\.details).prefix(2) == ["Did you mean 'Words'? " + all, all])
    #expect(tabs.selectedIndex == 0)
  }
}
