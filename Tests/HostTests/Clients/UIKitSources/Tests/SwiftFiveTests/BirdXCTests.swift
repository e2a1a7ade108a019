import BirdApp
import Fleet
import UIKit
import XCTest

/// A plain coordinator, isolated to nothing.
class Coordinator: BirdViewControllerDelegate {
  let window = UIWindow()
  private(set) var followed: [String] = []

  func start(with bird: String) {
    let screen = BirdViewController(bird: bird)
    screen.delegate = self
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  func birdViewController(_ controller: BirdViewController, didFollow bird: String) {
    followed.append(bird)
  }
}

final class BirdXCTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  func testFollowing() {
    let coordinator = Coordinator()
    coordinator.start(with: "Wren")
    settle()

    let screen = coordinator.window.rootViewController as? BirdViewController
    screen?.followButton.tap()

    XCTAssertEqual(coordinator.followed, ["Wren"])
  }

  func testNotification() {
    let label = UILabel()
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { _ in label.text = "active" }
    defer { NotificationCenter.default.removeObserver(token) }

    sendAppToBackground()
    bringAppToForeground()

    XCTAssertEqual(label.text, "active")
  }

  func testNoScreenLeaksFromTheTestBefore() {
    XCTAssertTrue(UIApplication.shared.windows.isEmpty)
    UIWindow().makeKeyAndVisible()
    XCTAssertEqual(UIApplication.shared.windows.count, 1)
  }

  func testNoScreenLeaksIntoTheTestAfter() {
    XCTAssertTrue(UIApplication.shared.windows.isEmpty)
    UIWindow().makeKeyAndVisible()
    XCTAssertEqual(UIApplication.shared.windows.count, 1)
  }
}
