public import TestActivities
public import XCTest

extension XCTestCase {
  /// Keeps something with the test: its text stands in the log.
  @preconcurrency @MainActor
  public func add(_ attachment: XCTAttachment) { attachment.write() }
}
