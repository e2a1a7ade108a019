import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("What bars that cannot be used say", .freshApplication)
struct BarFailureTextsTests {
  private final class Stack: UINavigationController, UINavigationBarDelegate {
    var allows = true

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      allows
    }
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { _ in })
  }

  private func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  // MARK: Items

  @Test func `items that make way for a search`() {
    let page = screen("Birds")
    let add = item("Add")
    page.navigationItem.rightBarButtonItem = add
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    setInAppWindowRootNavigation(page)
    #expect(Fleet.screen.navigationBars.buttons["Add"].exists)
    #expect(Fleet.screen.staticTexts["Birds"].exists)

    Fleet.screen.searchFields.firstMatch.tap()

    #expect(search.isActive)
    #expect(!Fleet.screen.buttons["Add"].exists)
    #expect(!Fleet.screen.staticTexts["Birds"].exists)
    #expect(Fleet.screen.navigationBars.searchFields.firstMatch.exists)
    expectText(
      """
      Fleet.BarButtonItemError: Cannot tap UIBarButtonItem: Control is not visible.
      <UISearchController> hides the items of the navigation bar while it is active: \
      hidesNavigationBarDuringPresentation.
      """
    ) { add.tap() }
    let details = failures { Fleet.screen.buttons["Add"].tap() }.first?.details ?? ""
    #expect(
      details.contains(
        "There is a button 'Add' in navigation bar 'Birds' that does not show: "
          + "<UISearchController> hides the items of the navigation bar while it is active: "
          + "hidesNavigationBarDuringPresentation.\n"))

    search.searchBar.tapCancel()
    #expect(Fleet.screen.navigationBars.buttons["Add"].exists)

    search.hidesNavigationBarDuringPresentation = false
    Fleet.screen.searchFields.firstMatch.tap()
    #expect(Fleet.screen.navigationBars.buttons["Add"].exists)
  }

  @Test func `items that cannot be tapped`() {
    let save = item("Save")
    save.isEnabled = false
    expectText(
      """
      Fleet.BarButtonItemError: Cannot tap UIBarButtonItem: Control is not enabled.
      <UIBarButtonItem "Save">.isEnabled is false. What enables it has to come first.
      """
    ) { save.tap() }
    save.isEnabled = true
    save.isHidden = true
    expectText(
      """
      Fleet.BarButtonItemError: Cannot tap UIBarButtonItem: Control is not visible.
      <UIBarButtonItem "Save">.isHidden is true.
      """
    ) { save.tap() }
    expectText(
      """
      Fleet.BarButtonItemError: Attempted to tap UIBarButtonItem (title='<No Title>') with no \
      associated action.
      It needs a primaryAction, a menu, or a target and an action.
      """
    ) { UIBarButtonItem().tap() }
    expectText(
      """
      Fleet.BarButtonItemError: Attempted to tap UIBarButtonItem (title='Go') with no associated \
      target.
      Its target is nil, and nobody on the responder chain performs 'go'.
      """
    ) { UIBarButtonItem(title: "Go", style: .plain, target: nil, action: "go").tap() }
  }

  @Test func `items of screens that are not on top`() {
    let (birds, frogs) = (screen("Birds"), screen("Frogs"))
    let stack = setInAppWindowRootNavigation(birds)
    let (add, share) = (item("Add"), item("Share"))
    birds.navigationItem.rightBarButtonItem = add
    birds.toolbarItems = [share]
    stack.pushViewController(frogs, animated: false)
    expectText(
      """
      Fleet.BarButtonItemError: Cannot tap UIBarButtonItem: Control is not visible.
      <UIBarButtonItem "Add"> is in the navigation item 'Birds', which is not on top of the bar: \
      'Frogs' is.
      """
    ) { add.tap() }
    expectText(
      """
      Fleet.BarButtonItemError: Cannot tap UIBarButtonItem: Control is not visible.
      <UIBarButtonItem "Share"> is a toolbar item of <UIViewController "Birds">, which is not on top \
      of the stack.
      """
    ) { share.tap() }
    stack.popViewController(animated: false)
    stack.isNavigationBarHidden = true
    expectText(
      """
      Fleet.BarButtonItemError: Cannot tap UIBarButtonItem: Control is not visible.
      <UIBarButtonItem "Add"> is in the navigation bar, which is hidden.
      """
    ) { add.tap() }
    stack.isToolbarHidden = true
    expectText(
      """
      Fleet.BarButtonItemError: Cannot tap UIBarButtonItem: Control is not visible.
      <UIBarButtonItem "Share"> is in the toolbar, which is hidden.
      """
    ) { share.tap() }
  }

  @Test func `items without a menu`() {
    expectText(
      """
      Fleet.BarButtonItemError: UIBarButtonItem has no menu to choose from.
      <UIBarButtonItem "Sort">.menu is nil.
      """
    ) { item("Sort").chooseMenuItem(withTitle: "Name") }
    let sort = UIBarButtonItem(
      title: "Sort", menu: UIMenu(children: [UIAction(title: "Name") { _ in }]))
    expectText(
      """
      Fleet.BarButtonItemError: No item with title 'Size' found in menu.
      The items of <UIBarButtonItem "Sort"> are 'Name'.
      """
    ) { sort.chooseMenuItem(withTitle: "Size") }
  }

  // MARK: Bars

  @Test func `toolbars`() {
    let page = screen("Page")
    let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
    page.view.addSubview(bar)
    setAsAppRootWindow(page)
    expectText(
      """
      Fleet.ToolbarError: No toolbar items found in the view controller.
      <UIToolbar> in <UIViewController "Page"> shows no items: setItems(_:animated:) or the \
      toolbarItems of a view controller give it some.
      """
    ) { bar.tapItem(withTitle: "Share") }
    bar.items = [item("Share"), item("Delete")]
    bar.items?.last?.isEnabled = false
    expectText(
      """
      Fleet.ToolbarError: No item with title 'Shared' found in toolbar.
      Did you mean 'Share'? The items of <UIToolbar> in <UIViewController "Page"> are 'Share', \
      'Delete' (disabled).
      """
    ) { bar.tapItem(withTitle: "Shared") }
  }

  @Test func `navigation bars`() {
    let (birds, frogs) = (screen("Birds"), screen("Frogs"))
    let stack = setInAppWindowRootNavigation(birds)
    expectText(
      """
      Fleet.NavBarError: No nav bar items found in the view controller.
      <UINavigationItem "Birds"> is on top, and has no bar button items.
      """
    ) { stack.navigationBar.tapTopItem(withTitle: "Add") }
    expectText(
      """
      Fleet.NavBarError: No nav bar items found in the view controller.
      <UINavigationBar> has no navigation item.
      """
    ) { UINavigationBar().tapTopItem(withTitle: "Add") }
    frogs.navigationItem.rightBarButtonItems = [item("Add"), item("Sort")]
    frogs.navigationItem.rightBarButtonItems?.last?.isHidden = true
    stack.pushViewController(frogs, animated: false)
    expectText(
      """
      Fleet.NavBarError: No item with title 'Ad' found in nav bar.
      Did you mean 'Add'? The items of <UINavigationBar> in <UINavigationController> are 'Birds' \
      (back button), 'Sort' (hidden), 'Add'.
      """
    ) { stack.navigationBar.tapTopItem(withTitle: "Ad") }
  }

  // MARK: Going back

  @Test func `back buttons`() {
    let (birds, frogs) = (screen("Birds"), screen("Frogs"))
    let stack = Stack(rootViewController: birds)
    setAsAppRootWindow(stack)
    expectText(
      """
      Fleet.NavBarError: Cannot tap back button: There is nothing to go back to.
      <UINavigationItem "Birds"> is on top of the bar.
      """
    ) { stack.tapBackButton() }
    stack.pushViewController(frogs, animated: false)
    stack.allows = false
    expectText(
      """
      Fleet.NavBarError: Could not go back: Delegate's navigationBar(_:shouldPop:) returned false.
      The delegate of the navigation bar is <Stack>.
      """
    ) { stack.tapBackButton() }
    frogs.navigationItem.leftBarButtonItem = item("Cancel")
    expectText(
      """
      Fleet.NavBarError: Cannot tap back button: A left bar button item stands in its place.
      <UINavigationItem "Frogs"> is on top of the bar.
      """
    ) { stack.tapBackButton() }
    frogs.navigationItem.hidesBackButton = true
    expectText(
      """
      Fleet.NavBarError: Cannot tap back button: The navigation item hides it.
      <UINavigationItem "Frogs"> is on top of the bar.
      """
    ) { stack.tapBackButton() }
    stack.isNavigationBarHidden = true
    expectText(
      """
      Fleet.NavBarError: Cannot tap back button: Control is not visible.
      Its navigation bar is hidden.
      """
    ) { stack.tapBackButton() }
    expectText(
      """
      Fleet.NavBarError: Cannot tap back button: The navigation bar shows nothing.
      Nothing was pushed on it.
      """
    ) { UINavigationController().tapBackButton() }
  }

  // MARK: Tabs

  private final class Guide: NSObject, UITabBarControllerDelegate {
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      false
    }
  }

  @Test func `tabs`() {
    let tabs = UITabBarController()
    let map = UINavigationController(rootViewController: screen("Map"))
    tabs.viewControllers = [screen("Birds"), map, screen("Settings")]
    tabs.viewControllers?.last?.tabBarItem.isEnabled = false
    let guide = Guide()
    setAsAppRootWindow(tabs)
    expectText(
      """
      Fleet.TabBarControllerError: No tab with label 'Brids' found in tab bar.
      Did you mean 'Birds'? The tabs are 'Birds', 'Map', 'Settings' (disabled).
      """
    ) { tabs.selectTab(withLabel: "Brids") }
    expectText(
      """
      Fleet.TabBarControllerError: No tab at index 3 found in tab bar.
      The tabs are 'Birds', 'Map', 'Settings' (disabled).
      """
    ) { tabs.selectTab(atIndex: 3) }
    expectText(
      """
      Fleet.TabBarControllerError: Cannot select tab 'Settings': Control is not enabled.
      <UITabBarItem "Settings">.isEnabled is false. What enables it has to come first.
      """
    ) { tabs.selectTab(atIndex: 2) }
    tabs.delegate = guide
    expectText(
      """
      Fleet.TabBarControllerError: Could not select tab 'Map': Delegate's \
      tabBarController(_:shouldSelect:) returned false.
      The delegate of the tab bar is <Guide>.
      """
    ) { tabs.selectTab(withLabel: "Map") }
    tabs.delegate = nil
    tabs.selectTab(withLabel: "Map")
    let place = screen("Place")
    place.hidesBottomBarWhenPushed = true
    map.pushViewController(place, animated: false)
    expectText(
      """
      Fleet.TabBarControllerError: Cannot select tab 'Birds': Control is not visible.
      <UIViewController "Place"> hides the tab bar: hidesBottomBarWhenPushed.
      """
    ) { tabs.selectTab(withLabel: "Birds") }
    map.popViewController(animated: false)
    tabs.setTabBarHidden(true, animated: false)
    expectText(
      """
      Fleet.TabBarControllerError: Cannot select tab 'Birds': Control is not visible.
      <UITabBarItem "Birds"> is in the tab bar, which is hidden.
      """
    ) { tabs.selectTab(withLabel: "Birds") }
    tabs.setTabBarHidden(false, animated: false)
    tabs.viewControllers = [UIViewController()]
    tabs.tabBar.items?.first?.isEnabled = false
    expectText(
      """
      Fleet.TabBarControllerError: Cannot select tab at index 0: Control is not enabled.
      <UITabBarItem>.isEnabled is false. What enables it has to come first.
      """
    ) { tabs.selectTab(atIndex: 0) }
  }

  @Test func `tabs under More`() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B", "C", "D", "Words", "Maps"].map(screen)
    tabs.viewControllers?.last?.tabBarItem.isEnabled = false
    setAsAppRootWindow(tabs)
    expectText(
      """
      Fleet.TabBarControllerError: No tab with label 'Wrods' found in tab bar.
      Did you mean 'Words'? The tabs are 'A', 'B', 'C', 'D', 'More', 'Words' (under More), \
      'Maps' (under More, disabled).
      """
    ) { tabs.selectTab(withLabel: "Wrods") }
    expectText(
      """
      Fleet.TabBarControllerError: Cannot select tab 'Maps': Control is not enabled.
      <UITabBarItem "Maps">.isEnabled is false. What enables it has to come first.
      """
    ) { tabs.selectTab(withLabel: "Maps") }
    tabs.moreNavigationController.setViewControllers([screen("Other")], animated: false)
    expectText(
      """
      Fleet.TabBarControllerError: The list of tab 'More' does not appear.
      More was tapped twice, and another screen stays on top of moreNavigationController.
      """
    ) { tabs.selectTab(withLabel: "Words") }
  }

  @Test func `items of screens without a title`() {
    let (plain, other) = (UIViewController(), UIViewController())
    let stack = setInAppWindowRootNavigation(plain)
    let add = item("Add")
    plain.navigationItem.rightBarButtonItem = add
    stack.pushViewController(other, animated: false)
    expectText(
      """
      Fleet.BarButtonItemError: Cannot tap UIBarButtonItem: Control is not visible.
      <UIBarButtonItem "Add"> is in the navigation item without a title, which is not on top of the \
      bar: another one is.
      """
    ) { add.tap() }
  }
}
