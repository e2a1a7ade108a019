import Fleet
import FleetTesting
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct UIStoryboardBindTests {
  private let storyboard = UIStoryboard(name: "Birds", bundle: .module)
  private let controller = UIViewController()

  private static let tail =
    "Fleet records a failure when this occurs because UIKit does not load the view of a segue "
    + "destination view controller before calling 'prepareForSegue:', and so binding a preloaded "
    + "view controller invalidates the environment of the test code."

  // MARK: Effects of a binding

  @Test func `what is bound is what the storyboard answers`() {
    storyboard.bind(viewController: controller, toIdentifier: "BirdDetail")
    #expect(storyboard.instantiateViewController(withIdentifier: "BirdDetail") === controller)
    let created: UIViewController = storyboard.instantiateViewController(identifier: "BirdDetail") {
      _ in
      Issue.record("the creator is not asked")
      return nil
    }
    #expect(created === controller)
    #expect(controller.storyboard == nil)
  }

  @Test func `what is bound is what the storyboard begins with`() {
    let tabs = UITabBarController()
    storyboard.bind(viewController: tabs, toIdentifier: "Tabs")
    #expect(storyboard.instantiateInitialViewController() === tabs)
    let created = storyboard.instantiateInitialViewController { _ in UITabBarController() }
    #expect(created === tabs)
  }

  private final class Detail: BirdDetailViewController {
    override func viewDidLoad() { log.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) {}
  }

  @Test func `a bound destination is there in prepare, neither loaded nor connected`() {
    final class List: BirdListViewController2 {
      var states: [String] = []
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let detail = segue.destination as? Detail
        states.append(
          "loaded \(segue.destination.isViewLoaded), outlet \(detail?.nameLabel as Any)")
      }
    }
    let detail = Detail()
    storyboard.bind(viewController: detail, toIdentifier: "BirdDetail")
    let list = storyboard.mockIdentifier("BirdList", usingMockFor: UITableViewController.self)
    #expect(list.storyboard === storyboard)
    UIStoryboard.register(List.self, forClassName: "BirdListViewController2")
    let other = UIStoryboard(name: "Bound", bundle: .module)
    other.bind(viewController: detail, toIdentifier: "Detail")
    guard let source = other.instantiateInitialViewController() as? List else {
      Issue.record("the source is of its class")
      return
    }
    let navigation = setInAppWindowRootNavigation(source)
    source.performSegue(withIdentifier: "Show", sender: nil)
    Fleet.settle()
    #expect(source.states == ["loaded false, outlet nil"])
    #expect(navigation.topViewController === detail)
    #expect(detail.log == ["viewDidLoad"])
  }

  @Test func `an embedded scene and a tab are bound too`() throws {
    let map = UIViewController()
    let settings = UIViewController()
    storyboard.bind(viewController: map, toIdentifier: "BirdMap")
    storyboard.bind(
      viewController: settings, asInitialViewControllerForReferencedStoryboardWithName: "Settings")
    let tabs = try #require(
      storyboard.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.last === settings)
    let detail = storyboard.instantiateViewController(withIdentifier: "BirdDetail")
    detail.loadViewIfNeeded()
    #expect(detail.children.first === map)
  }

  @Test func `a reference with an identifier is bound`() {
    storyboard.bind(
      viewController: controller, toIdentifier: "About", forReferencedStoryboardWithName: "Settings"
    )
    #expect(storyboard.instantiateViewController(withIdentifier: "AboutElsewhere") === controller)
    let list = storyboard.instantiateViewController(withIdentifier: "BirdList")
    let navigation = setInAppWindowRootNavigation(list)
    list.performSegue(withIdentifier: "ShowAbout", sender: nil)
    Fleet.settle()
    #expect(navigation.topViewController === controller)
  }

  @Test func `two storyboards of one name keep their bindings apart`() {
    let other = UIStoryboard(name: "Birds", bundle: .module)
    let second = UIViewController()
    storyboard.bind(viewController: controller, toIdentifier: "BirdMap")
    other.bind(viewController: second, toIdentifier: "BirdMap")
    #expect(storyboard.instantiateViewController(withIdentifier: "BirdMap") === controller)
    #expect(other.instantiateViewController(withIdentifier: "BirdMap") === second)
  }

  @Test func `the last binding counts, and all can be taken back`() {
    let second = UIViewController()
    storyboard.bind(viewController: controller, toIdentifier: "BirdMap")
    storyboard.bind(viewController: second, toIdentifier: "BirdMap")
    #expect(storyboard.instantiateViewController(withIdentifier: "BirdMap") === second)
    storyboard.unbindAll()
    #expect(
      storyboard.instantiateViewController(withIdentifier: "BirdMap") is BirdMapViewController)
  }

  // MARK: Failures

  @Test func `a view that is loaded already is a failure`() {
    controller.loadViewIfNeeded()
    let found = failures {
      storyboard.bind(viewController: controller, toIdentifier: "Nowhere")
      storyboard.bind(
        viewController: controller, toIdentifier: "About",
        forReferencedStoryboardWithName: "Settings")
      storyboard.bind(
        viewController: controller,
        asInitialViewControllerForReferencedStoryboardWithName: "Settings"
      )
    }
    let start = "Attempted to bind a view controller whose view has already been loaded to "
    #expect(
      found.reasons == [
        "\(start)storyboard identifier 'Nowhere'. \(Self.tail)",
        "\(start)view controller identifier 'About' on storyboard 'Settings'. \(Self.tail)",
        "\(start)initial view controller of storyboard 'Settings'. \(Self.tail)",
      ])
    #expect(found.allSatisfy { $0.name == .storyboard })
  }

  @Test func `an identifier that is not there is a failure, which says what may be meant`() {
    let line: UInt = #line + 2
    let found = failures {
      storyboard.bind(viewController: controller, toIdentifier: "BirdDetial")
    }
    #expect(
      found.reasons == ["Could not find identifier 'BirdDetial' on storyboard with name 'Birds'"])
    #expect(
      found.first?.details
        == "Did you mean 'BirdDetail'? The identifiers are 'Tabs', 'BirdList', 'BirdDetail', "
        + "'BirdMap', 'AddBird'.")
    #expect(found.first?.site.line == line)
  }

  @Test(arguments: ["About", "AboutElsewhere"])
  func `an identifier that is only on a reference is a failure that says how`(identifier: String) {
    let found = failures { storyboard.bind(viewController: controller, toIdentifier: identifier) }
    #expect(
      found.reasons == [
        "Could not find identifier '\(identifier)' on storyboard with name 'Birds', but found this "
          + "identifier on an external storyboard reference. Use "
          + "UIStoryboard.bind(viewController:toIdentifier:forReferencedStoryboardWithName:) to bind "
          + "to external references"
      ])
  }

  @Test func `references that are not there are failures`() {
    let found = failures {
      storyboard.bind(
        viewController: controller, toIdentifier: "Abuot",
        forReferencedStoryboardWithName: "Settings"
      )
      storyboard.bind(
        viewController: controller, asInitialViewControllerForReferencedStoryboardWithName: "Help")
    }
    #expect(
      found.reasons == [
        "Could not find identifier 'Abuot' (external storyboard reference: 'Settings') on storyboard "
          + "'Birds'",
        "Could not find reference to an external storyboard with name 'Help' on storyboard 'Birds'",
      ])
    #expect(
      found.first?.details
        == "Did you mean 'Settings ▸ About'? The references are 'Settings', 'Settings ▸ About'.")
  }

  @Test func `a storyboard that is not there is one failure, and nothing can be bound in it`() {
    var storyboard: UIStoryboard?
    #expect(failures { storyboard = UIStoryboard(name: "Nowhere", bundle: .module) }.count == 1)

    let found = failures { storyboard?.bind(viewController: controller, toIdentifier: "x") }

    #expect(found.isEmpty)
  }

  @Test func `after an error in steps nothing is bound`() {
    withFailureReporter(FailureLog()) {
      steps {
        reportFailure("stop")
        storyboard.bind(viewController: controller, toIdentifier: "BirdMap")
        storyboard.unbindAll()
      }
    }
    #expect(storyboard.instantiateViewController(withIdentifier: "BirdMap") !== controller)
  }
}

/// The base of a list whose class a test registers.
class BirdListViewController2: UIViewController {}
