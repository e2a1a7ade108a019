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

  func testAFileIsAnAttachment() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try Data([1, 2, 3]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let attachment = XCTAttachment(contentsOfFile: file)
    let payload = XCTAttachment(
      uniformTypeIdentifier: nil, name: "plum", payload: Data([1]), userInfo: ["a": 1])

    XCTAssertEqual(attachment.uniformTypeIdentifier, "public.png")
    XCTAssertEqual(attachment.text, "\(file.lastPathComponent), 3 bytes")
    XCTAssertEqual(
      XCTAttachment(contentsOfFile: file.appendingPathExtension("gone")).text,
      "\(file.lastPathComponent).gone, no file")
    XCTAssertEqual(payload.name, "plum")
    XCTAssertEqual(payload.uniformTypeIdentifier, "public.data")
    XCTAssertEqual(payload.userInfo?["a"] as? Int, 1)
  }
}
