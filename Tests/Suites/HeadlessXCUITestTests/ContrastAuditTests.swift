import HeadlessXCUITest
import XCTest

/// An audit's findings about colours.
final class ContrastAuditTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    XCUIApplication.delegateClass = ContrastAppDelegate.self
    app.launch()
  }

  override func tearDown() {
    XCUIApplication.delegateClass = nil
    super.tearDown()
  }

  func testTextsNeedToStandOutFromWhatIsKnownToBeBehind() throws {
    var found: [String] = []
    var details: [String] = []
    try app.performAccessibilityAudit(for: .contrast) { issue in
      found.append("\(issue.element?.label ?? ""): \(issue.compactDescription)")
      details.append(issue.detailedDescription)
      return true
    }

    XCTAssertEqual(
      found,
      [
        "Faint: Contrast failed", "Grey: Contrast nearly passed",
        "Faint and bold: Contrast failed", "Faded: Contrast failed",
        "Dark on half black: Contrast failed", "Within black: Contrast failed",
        "Pale title: Contrast failed", "Grey title: Contrast nearly passed",
        "On light filling: Contrast failed", "On half filling: Contrast failed",
      ])
    XCTAssertEqual(
      details.prefix(3),
      [
        "Contrast failed for UILabel\nThe ratio is 1.6 to 1; it needs 4.5 to 1.",
        "Contrast nearly passed for UILabel\nThe ratio is 3.9 to 1; it needs 4.5 to 1.",
        "Contrast failed for UILabel\nThe ratio is 1.6 to 1; it needs 3.0 to 1.",
      ])
    XCTAssertEqual(
      details.suffix(4),
      [
        "Contrast failed for UIButton\nThe ratio is 1.6 to 1; it needs 3.0 to 1.",
        "Contrast nearly passed for UIButton\nThe ratio is 3.9 to 1; it needs 4.5 to 1.",
        "Contrast failed for UIButton\nThe ratio is 1.6 to 1; it needs 4.5 to 1.",
        "Contrast failed for UIButton\nThe ratio is 2.8 to 1; it needs 4.5 to 1.",
      ])
  }
}
