import Fleet
import Testing

@Suite("StepTest")
struct StepTestTests {
  private let steps: [UserStep] = [
    .tap(ElementName("Pay", kind: .button)),
    .waitUntil(ElementName("Done", kind: .staticText)), .memoryWarning,
  ]

  @Test func `steps are printed as a test of Swift Testing`() {
    let test = StepTest(
      steps, name: "paying `twice`", imports: ["Shop"], opening: ["launchApp(AppDelegate())"],
      screen: ["navigation bar #Cart", #"  static text "a\b""#])
    #expect(
      test.text(as: .swiftTesting) == ##"""
        @testable import Shop
        import Fleet
        import FleetTesting
        import Testing

        @MainActor @Test(.freshApplication) func `paying twice`() {
          launchApp(AppDelegate())
          Fleet.screen.buttons["Pay"].tap()
          #expect(Fleet.screen.staticTexts["Done"].waitForExistence(timeout: 10))
          giveMemoryWarning()
          Fleet.expectScreen(
            #"""
            navigation bar #Cart
              static text "a\b"
            """#)
        }

        """##)
  }

  @Test func `steps are printed as an XCTest`() {
    #expect(
      StepTest(steps).text(as: .xctest) == """
        import Fleet
        import XCTest

        final class WhatTheUserDidTests: XCTestCase {
          @MainActor func testWhatTheUserDid() async {
            // Show the app's first screen here.
            Fleet.screen.buttons["Pay"].tap()
            XCTAssertTrue(Fleet.screen.staticTexts["Done"].waitForExistence(timeout: 10))
            giveMemoryWarning()
          }
        }

        """)
  }

  @Test func `steps are printed as a UI test`() {
    #expect(
      StepTest(steps, name: "3 taps").text(as: .xcuitest) == """
        import XCTest

        final class Recorded3TapsUITests: XCTestCase {
          @MainActor func testRecorded3Taps() {
            let app = XCUIApplication()
            app.launch()
            app.buttons["Pay"].tap()
            XCTAssertTrue(app.staticTexts["Done"].waitForExistence(timeout: 10))
            // XCUITest has no words for: memory warning
          }
        }

        """)
  }
}
