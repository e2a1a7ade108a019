public import HeadlessXCUIAutomation
public import TestActivities

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
