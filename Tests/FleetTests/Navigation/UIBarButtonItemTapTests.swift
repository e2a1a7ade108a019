import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UIBarButtonItem.tap() and chooseMenuItem(withTitle:)", .freshApplication)
struct UIBarButtonItemTapTests {
  private let trace = Trace()

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { [trace] _ in trace.add(title) })
  }

  @Test func `taps an item that is in no bar`() {
    item("Save").tap()

    #expect(trace.lines == ["Save"])
  }

  @Test func `has run what the action puts off when it returns`() {
    let screen = UIViewController()
    let navigation = setInAppWindowRootNavigation(screen)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction { _ in
        navigation.pushViewController(UIViewController(), animated: true)
      })

    screen.navigationItem.rightBarButtonItem?.tap()

    #expect(navigation.topViewController?.view.window != nil)
  }

  @Test func `does not tap what is disabled or hidden`() {
    let item = item("Save")

    item.isEnabled = false
    let disabled = failures { item.tap() }
    item.isEnabled = true
    item.isHidden = true
    let hidden = failures { item.tap() }

    #expect(disabled.reasons == ["Cannot tap UIBarButtonItem: Control is not enabled."])
    #expect(hidden.reasons == ["Cannot tap UIBarButtonItem: Control is not visible."])
    #expect((disabled + hidden).map(\.name) == [.barButtonItem, .barButtonItem])
    #expect(trace.lines.isEmpty)
  }

  @Test func `does not tap what nothing would come of`() {
    let received = failures {
      UIBarButtonItem().tap()
      UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil).tap()
      UIBarButtonItem(title: "Go", style: .plain, target: nil, action: "go").tap()
    }

    #expect(
      received.reasons == [
        "Attempted to tap UIBarButtonItem (title='<No Title>') with no associated action.",
        "Attempted to tap UIBarButtonItem (title='Go') with no associated action.",
        "Attempted to tap UIBarButtonItem (title='Go') with no associated target.",
      ])
    #expect(received.last?.details.contains("'go'") == true)
    #expect(received.map(\.name) == Array(repeating: .barButtonItem, count: 3))
  }

  @Test func `does not tap an item of a screen that is not on top`() {
    let screen = UIViewController()
    screen.title = "Birds"
    let navigation = setInAppWindowRootNavigation(screen)
    let item = item("Add")
    screen.navigationItem.rightBarButtonItem = item
    navigation.pushViewController(UIViewController(), animated: true)

    let received = failures { item.tap() }

    #expect(received.reasons == ["Cannot tap UIBarButtonItem: Control is not visible."])
    #expect(
      received.map(\.details) == [
        #"<UIBarButtonItem "Add"> is in the navigation item 'Birds', which is not on top of the bar: "#
          + "another one is."
      ])
    #expect(trace.lines.isEmpty)
  }

  @Test func `does not tap an item whose bar is hidden`() {
    let screen = UIViewController()
    let navigation = setInAppWindowRootNavigation(screen)
    let item = item("Add")
    screen.navigationItem.rightBarButtonItem = item
    navigation.isNavigationBarHidden = true

    let received = failures { item.tap() }

    #expect(received.reasons == ["Cannot tap UIBarButtonItem: Control is not visible."])
    #expect(
      received.map(\.details) == [
        #"<UIBarButtonItem "Add"> is in the navigation bar, which is hidden."#
      ])
  }

  @Test func `does not tap a toolbar's item while the toolbar is hidden`() {
    let screen = UIViewController()
    let navigation = setInAppWindowRootNavigation(screen)
    let item = item("Share")
    screen.toolbarItems = [item]

    let hidden = failures { item.tap() }
    navigation.isToolbarHidden = false
    let shown = failures { item.tap() }

    #expect(
      hidden.map(\.details) == [#"<UIBarButtonItem "Share"> is in the toolbar, which is hidden."#])
    #expect(shown.isEmpty)
    #expect(trace.lines == ["Share"])
  }

  @Test func `taps nothing of a bar that another screen is presented over`() {
    let screen = UIViewController()
    let navigation = setInAppWindowRootNavigation(screen)
    let item = item("Add")
    screen.navigationItem.rightBarButtonItem = item
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    setAsAppRootWindow(tabs)
    screen.present(
      UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: true)

    let received = failures {
      item.tap()
      navigation.navigationBar.tapTopItem(withTitle: "Add")
      navigation.tapBackButton()
      tabs.selectTab(atIndex: 0)
    }

    #expect(
      received.reasons == [
        "Cannot tap UIBarButtonItem: Another screen is presented over it.",
        "Cannot tap UIBarButtonItem: Another screen is presented over it.",
        "Cannot tap back button: Another screen is presented over it.",
        "Cannot select tab at index 0: Another screen is presented over it.",
      ])
    #expect(trace.lines.isEmpty)
  }

  @Test func `taps the view of an item, and says what stops that`() {
    let button = UIButton(
      primaryAction: UIAction(title: "Inner") { [trace] _ in trace.add("inner") })
    let item = UIBarButtonItem(customView: button)
    let screen = UIViewController()
    setInAppWindowRootNavigation(screen)
    screen.navigationItem.leftBarButtonItem = item

    item.tap()
    button.isEnabled = false
    let received = failures { item.tap() }

    #expect(trace.lines == ["inner"])
    #expect(received.reasons == ["Cannot tap UIButton: Control is not enabled."])
  }

  @Test func `points at the test's line`() {
    let line = #line + 1
    let received = failures { UIBarButtonItem().tap() }

    #expect(received.map(\.site.line) == [UInt(line)])
  }

  // MARK: Menus

  @Test func `chooses an item of the menu`() {
    let item = UIBarButtonItem(
      title: "More",
      menu: UIMenu(children: [UIAction(title: "Copy") { [trace] _ in trace.add("copy") }]))

    item.chooseMenuItem(withTitle: "Copy")

    #expect(trace.lines == ["copy"])
  }

  @Test func `says what the menu has instead, or that there is none`() {
    let item = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [UIAction(title: "Copy") { _ in }]))

    let received = failures {
      item.chooseMenuItem(withTitle: "Paste")
      UIBarButtonItem().chooseMenuItem(withTitle: "Copy")
      item.isEnabled = false
      item.chooseMenuItem(withTitle: "Copy")
    }

    #expect(
      received.reasons == [
        "No item with title 'Paste' found in menu.", "UIBarButtonItem has no menu to choose from.",
        "Cannot tap UIBarButtonItem: Control is not enabled.",
      ])
    #expect(received.first?.details.contains("'Copy'") == true)
  }
}
