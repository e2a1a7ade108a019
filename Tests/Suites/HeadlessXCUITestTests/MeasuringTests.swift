import Foundation
import HeadlessXCUITest
import XCTest

/// Measurements and attachments of suites, as far as Linux allows them.
final class MeasuringTests: XCTestCase {
  override func setUp() {
    super.setUp()
    executionTimeAllowance = 120
  }

  func testWorkIsDoneAsOftenAsTheOptionsSayWhateverTheMetrics() {
    let app = XCUIApplication()
    let options = XCTMeasureOptions()
    options.iterationCount = 2
    let metrics: [any XCTMetric] = [
      XCTCPUMetric(), XCTCPUMetric(limitingToCurrentThread: true), XCTCPUMetric(application: app),
      XCTMemoryMetric(), XCTMemoryMetric(application: app), XCTStorageMetric(),
      XCTStorageMetric(application: app),
      XCTOSSignpostMetric(subsystem: "org.example", category: "list", name: "load"),
    ]
    var count = 0

    measure(metrics: metrics, options: options) { count += 1 }

    XCTAssertEqual(count, 2)
  }

  func testATimeAllowanceLimitsNothing() { XCTAssertEqual(executionTimeAllowance, 600) }

  func testAPropertyListIsAnAttachment() {
    let attachment = XCTAttachment(plistObject: ["name": "Plum"])

    XCTAssertEqual(attachment.uniformTypeIdentifier, "com.apple.property-list")
    XCTAssertTrue(attachment.text.contains("<string>Plum</string>"))
    XCTAssertEqual(XCTAttachment(plistObject: Locale.current).text, "no property list")
  }
}
