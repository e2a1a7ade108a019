import Fleet
import FleetTesting
import Testing

/// An app with coordinators, a router, tabs and a modal flow, as many are written.
@MainActor
@Suite("A bird guide with coordinators", .freshApplication)
struct BirdGuideTests {
  private let store = SightingStore()
  private let app: AppCoordinator

  init() {
    app = AppCoordinator(window: UIWindow(), store: store)
    app.start()
    settle()
  }

  private var tabs: UITabBarController { app.tabBarController }

  private func top<Screen: UIViewController>(_ type: Screen.Type = Screen.self) throws -> Screen {
    try #require(Fleet.screen.topmostViewController as? Screen)
  }

  private func openForm() throws -> SightingFormViewController {
    try top(BirdListViewController.self).buttons[0].tap()
    try top(BirdPageViewController.self).navigationItem.rightBarButtonItem?.tap()
    return try top()
  }

  @Test func `choosing a bird opens its page, and back leads to the list`() throws {
    try top(BirdListViewController.self).buttons[1].tap()

    #expect(try top(BirdPageViewController.self).title == "Wren")

    try #require(top(BirdPageViewController.self).navigationController).tapBackButton()

    #expect(try top(BirdListViewController.self).title == "Birds")
  }

  @Test func `a saved sighting stands in the diary, with a badge on its tab`() throws {
    let form = try openForm()
    form.rareSwitch.flip()
    form.navigationItem.rightBarButtonItem?.tap()

    #expect(store.sightings == [Sighting(bird: "Robin", isRare: true)])
    #expect(tabs.tabBar.items?.map(\.badgeValue) == [nil, "1"])

    try #require(top(BirdPageViewController.self).navigationController).tapBackButton()
    tabs.selectTab(withLabel: "Diary")

    #expect(try top(DiaryViewController.self).label.text == "Robin (rare)")
  }

  @Test func `a page hides the tabs, so that they cannot be tapped there`() throws {
    try top(BirdListViewController.self).buttons[0].tap()

    let failures = refusals { tabs.selectTab(withLabel: "Diary") }

    #expect(failures.count == 1)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `cancelling an unchanged form closes it at once`() throws {
    let form = try openForm()

    form.navigationItem.leftBarButtonItem?.tap()

    #expect(Fleet.screen.presentedAlert == nil)
    #expect(try top(BirdPageViewController.self).title == "Robin")
    #expect(store.sightings.isEmpty)
  }

  @Test func `cancelling a changed form asks first`() throws {
    let form = try openForm()
    form.rareSwitch.flip()
    form.navigationItem.leftBarButtonItem?.tap()

    let alert = try #require(Fleet.screen.presentedAlert)
    #expect(alert.title == "Discard the sighting?")
    alert.tapAlertAction(withTitle: "Keep editing")
    #expect(try top(SightingFormViewController.self) === form)

    form.navigationItem.leftBarButtonItem?.tap()
    Fleet.screen.tapAlertAction(withTitle: "Discard")

    #expect(try top(BirdPageViewController.self).title == "Robin")
    #expect(store.sightings.isEmpty)
  }

  @Test func `a form without changes goes when it is swiped down, a changed one stays`() throws {
    let form = try openForm()
    form.rareSwitch.flip()

    let failures = refusals { form.dismissBySwipingDown() }
    #expect(failures.count == 1)
    #expect(try top(SightingFormViewController.self) === form)

    form.rareSwitch.flip()
    form.dismissBySwipingDown()
    #expect(try top(BirdPageViewController.self).title == "Robin")
  }

  @Test func `the form is released once it is closed`() {
    expectRelease {
      try? openForm()
    } after: {
      try? top(SightingFormViewController.self).navigationItem.leftBarButtonItem?.tap()
    }
  }

  @Test func `the screen as text says what a user sees`() {
    #expect(
      Fleet.screen.description == """
        On screen: UITabBarController ▸ UINavigationController ▸ BirdListViewController "Birds"
          navigation bar #Birds
            static text "Birds"
          button "Robin"
          button "Wren"
          tab bar "Tab Bar"
            button "Birds" (selected)
            button "Diary"
        """)
  }
}
