import Fleet
import HeadlessSwiftUI
import XCTest

/// The same app, tested by XCTest.
final class OrdersXCTests: XCTestCase {
  @MainActor func testTheFormKeepsWhatWasEnteredWhileTheMenuShows() async {
    let flow = OrderFlow(order: Order(drinks: ["Tea"]))
    setAsAppRootWindow(flow.navigationController)
    await Fleet.settle()
    Fleet.screen.buttons["Add Tea"].tap()
    Fleet.screen.buttons["Check out"].tap()
    Fleet.screen.textFields["Name"].enter("Ada")
    Fleet.screen.navigationBars.buttons["Menu"].tap()
    XCTAssertEqual(flow.navigationController.viewControllers.count, 1)
    XCTAssertEqual(flow.order.name, "Ada")
    Fleet.screen.buttons["Check out"].tap()
    XCTAssertTrue(Fleet.screen.buttons["Pay 3 €"].isEnabled)
  }

  @MainActor func testAScreenThatIsLeftGoes() async {
    let flow = OrderFlow(order: Order(drinks: ["Tea"]))
    setAsAppRootWindow(flow.navigationController)
    await Fleet.settle()
    Fleet.screen.buttons["Add Tea"].tap()
    Fleet.screen.buttons["Check out"].tap()
    weak let form = flow.navigationController.topViewController
    XCTAssertNotNil(form)
    Fleet.screen.navigationBars.buttons["Menu"].tap()
    await Fleet.settle()
    XCTAssertNil(form)
  }
}
