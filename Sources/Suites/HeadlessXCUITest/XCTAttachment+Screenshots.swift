public import HeadlessXCUIAutomation
public import TestActivities
public import XCTest

extension XCTAttachment {
  /// Keeps a screenshot: the elements as text.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(type: "public.png", text: screenshot.text)
  }

  /// Keeps a screenshot: the elements as text.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(screenshot: screenshot)
  }
}

extension XCTestCase {
  /// Keeps something with the test: its text stands in the log.
  @preconcurrency @MainActor
  public func add(_ attachment: XCTAttachment) { attachment.write() }
}
