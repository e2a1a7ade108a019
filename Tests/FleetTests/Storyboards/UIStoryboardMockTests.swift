import Fleet
import FleetTesting
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct UIStoryboardMockTests {
  private let storyboard = UIStoryboard(name: "Birds", bundle: .module)

  /// Writes down each callback that a mock must not get.
  private final class Noisy: UIViewController {
    var calls: [String] = []
    override func loadView() {
      calls.append("loadView")
      super.loadView()
    }
    override func viewDidLoad() { calls.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
    override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
  }

  @Test func `a mock is of the class itself, and its life cycle is not called`() {
    let mock = storyboard.mockIdentifier("BirdMap", usingMockFor: Noisy.self)
    #expect(type(of: mock) == Noisy.self)
    let made = storyboard.instantiateViewController(withIdentifier: "BirdMap")
    #expect(made === mock)
    setAsAppRootWindow(mock)
    mock.view.setNeedsLayout()
    Fleet.settle()
    #expect(mock.viewIfLoaded?.window != nil)
    setAsAppRootWindow(UIViewController())
    #expect(mock.calls == [])
  }

  @Test func `another object of the class lives as ever, and a direct call runs the code`() {
    let mock = storyboard.mockIdentifier("BirdMap", usingMockFor: Noisy.self)
    let other = Noisy()
    other.loadViewIfNeeded()
    mock.viewDidLoad()
    #expect(other.calls == ["loadView", "viewDidLoad"])
    #expect(mock.calls == ["viewDidLoad"])
  }

  @Test func `a mock has the items of its scene, so that its tab can be selected`() throws {
    let list = storyboard.mockIdentifier("BirdList", usingMockFor: Noisy.self)
    #expect(list.navigationItem.title == "Birds")
    let settings = storyboard.mockInitialViewController(
      forReferencedStoryboardWithName: "Settings", usingMockFor: Noisy.self)
    let tabs = try #require(
      storyboard.instantiateInitialViewController() as? UITabBarController)
    setAsAppRootWindow(tabs)
    tabs.selectTab(withLabel: "Item")
    #expect(tabs.selectedViewController === settings)
    #expect(settings.calls == [])
  }

  @Test func `a mock of a reference with an identifier`() {
    let about = storyboard.mockIdentifier(
      "About", forReferencedStoryboardWithName: "Settings", usingMockFor: Noisy.self)
    #expect(storyboard.instantiateViewController(withIdentifier: "AboutElsewhere") === about)
  }

  @Test func `a mock of a table has a table, and nothing to show`() {
    let list = storyboard.mockIdentifier("BirdList", usingMockFor: BirdListViewController.self)
    #expect(list.tableView.dataSource == nil)
    setAsAppRootWindow(list)
    #expect(list.log == [])
  }

  @Test func `a mock of a tab bar controller has no tabs`() {
    let tabs = storyboard.mockIdentifier("Tabs", usingMockFor: UITabBarController.self)
    setAsAppRootWindow(tabs)
    #expect(tabs.viewControllers?.isEmpty != false)
  }

  @Test func `a mock of a navigation controller has an empty stack, to be filled`() {
    let navigation = storyboard.mockInitialViewController(
      forReferencedStoryboardWithName: "Settings", usingMockFor: UINavigationController.self)
    #expect(navigation.viewControllers.isEmpty)
    let screen = UIViewController()
    navigation.pushViewController(screen, animated: false)
    setAsAppRootWindow(navigation)
    #expect(navigation.viewControllers == [screen])
    #expect(screen.viewIfLoaded?.window != nil)
  }

  @Test func `each class of view controllers can be mocked, and bound`() {
    func check<Screen: UIViewController>(_ screen: Screen) {
      let mock = storyboard.mockIdentifier("BirdMap", usingMockFor: Screen.self)
      #expect(type(of: mock) == Screen.self)
      #expect(storyboard.instantiateViewController(withIdentifier: "BirdMap") === mock)
      mock.loadViewIfNeeded()
      #expect(mock.isViewLoaded && mock.storyboard === storyboard)
      storyboard.bind(viewController: screen, toIdentifier: "BirdMap")
      #expect(storyboard.instantiateViewController(withIdentifier: "BirdMap") === screen)
    }
    let found = failures {
      check(UIViewController())
      check(UITableViewController())
      check(UINavigationController())
      check(UITabBarController())
      check(UIAlertController(title: "Birds", message: nil, preferredStyle: .alert))
      check(UIActivityViewController(activityItems: [], applicationActivities: nil))
    }
    #expect(found.reasons == [])
  }

  @Test func `the segues of a mock lead nowhere`() {
    let list = storyboard.mockIdentifier("BirdList", usingMockFor: BirdListViewController.self)
    let navigation = setInAppWindowRootNavigation(list)
    let found = failures { list.performSegue(withIdentifier: "ShowRandomBird", sender: nil) }
    #expect(found.reasons == [])
    #expect(navigation.viewControllers == [list])
  }

  @Test func `a mock that cannot be bound comes back unbound, with one failure`() {
    let found = failures {
      let mock = storyboard.mockIdentifier("Nowhere", usingMockFor: Noisy.self)
      mock.loadViewIfNeeded()
      #expect(mock.calls == [])
    }
    #expect(
      found.reasons == ["Could not find identifier 'Nowhere' on storyboard with name 'Birds'"])
    let other = failures {
      storyboard.mockIdentifier(
        "x", forReferencedStoryboardWithName: "Settings", usingMockFor: Noisy.self)
      storyboard.mockInitialViewController(
        forReferencedStoryboardWithName: "x", usingMockFor: Noisy.self)
    }
    #expect(
      other.reasons == [
        "Could not find identifier 'x' (external storyboard reference: 'Settings') on storyboard "
          + "'Birds'",
        "Could not find reference to an external storyboard with name 'x' on storyboard 'Birds'",
      ])
  }

  @Test func `a mock goes with its storyboard`() {
    var storyboard: UIStoryboard? = UIStoryboard(name: "Birds", bundle: .module)
    storyboard?.mockIdentifier("BirdMap", usingMockFor: Noisy.self)
    expectRelease {
      storyboard?.instantiateViewController(withIdentifier: "BirdMap")
    } after: {
      storyboard = nil
    }
  }
}
