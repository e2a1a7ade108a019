import Fleet
import XCTest

final class CoordinatorTests: XCTestCase {
  let navigation = UINavigationController()
  lazy var coordinator = Coordinator(navigation: navigation)

  override func setUp() {
    super.setUp()
    coordinator.start()
  }

  func testItShowsADetailPage() throws {
    coordinator.showDetail(of: "Pigeon")

    let detail = try XCTUnwrap(navigation.topViewController as? DetailViewController)
    XCTAssertEqual(detail.bird, "Pigeon")
    XCTAssertEqual(detail.view.alpha, 0.5)
    XCTAssertEqual(detail.view.subviews.count, 1)
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }

  func testWhatKnowsOfNoActorDescribesViews() {
    let (view, item) = (UIView(), UIBarButtonItem())
    let field = UITextField()

    Describer.describe(view)
    Describer.describe(item)
    Describer.prepare(field, UITextView(), UISearchBar())

    XCTAssertEqual(view.accessibilityIdentifier, "birds")
    XCTAssertTrue(view.isAccessibilityElement)
    XCTAssertEqual(item.accessibilityLabel, "Birds")
    XCTAssertEqual(field.keyboardType, .emailAddress)
  }

  func testClosuresThatDoNotEscapeNeedNoSelf() {
    let list = BirdList()

    list.remove("Pigeon")

    XCTAssertEqual(list.removed, Array(repeating: "Pigeon", count: 7))
  }

  func testItGoesBackAndReleasesThePage() {
    coordinator.showDetail(of: "Pigeon")
    coordinator.goBack()

    XCTAssertTrue(navigation.topViewController is ListViewController)
    XCTAssertEqual(coordinator.released, ["Pigeon"])
  }

  func testWhatTheModelRefusesIsSwallowed() throws {
    let list = try XCTUnwrap(navigation.topViewController)

    let swallowed = swallowAnyErrors {
      navigation.pushViewController(list, animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
    }

    XCTAssertEqual(swallowed.map(\.name), [.invalidArgument, .invalidArgument])
    XCTAssertEqual(swallowed.map(\.swallowedBy?.line), swallowed.map(\.site.line))
    XCTAssertEqual(navigation.viewControllers, [list])
  }

  func testWorkIsDoneByItselfWhileTheTestWaits() {
    let faded = expectation(description: "the page has faded")

    UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in faded.fulfill() })

    wait(for: [faded], timeout: 60)
  }

  func testReportersAndStepsWorkAsInNewerCode() {
    let log = FailureLog()

    withFailureReporter(log) {
      steps("Pushing") {
        navigation.pushViewController(UINavigationController(), animated: false)
        reportFailure("Never seen.")
      }
    }

    XCTAssertEqual(
      log.failures.map(\.reason), ["Pushing a navigation controller is not supported"])
    XCTAssertEqual(log.failures.first?.details.hasSuffix("and 1 further step was not taken"), true)
  }
}
