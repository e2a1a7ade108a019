import Fleet
import HeadlessSwiftUI
import XCTest

/// SwiftUI's views in sources of Swift 5, which say nothing of actors.
final class HostedScreenTests: XCTestCase {
  func testHostedViewsOfSwiftFive() {
    let screen = TeaViewController()
    setAsAppRootWindow(screen)
    Fleet.settle()
    Fleet.screen.buttons["Pour"].tap()
    XCTAssertEqual(screen.model.cups, 1)
    Fleet.screen.buttons["black"].tap()
    XCTAssertTrue(Fleet.screen.staticTexts["1 cups of black"].exists)
    Fleet.screen.textFields["Name"].enter("Ada")
    XCTAssertEqual(screen.model.name, "Ada")
    Fleet.screen.buttons["Done"].tap()
    XCTAssertTrue(screen.isDone)
  }
}
