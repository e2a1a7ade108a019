import Foundation
import HeadlessXCUIAutomation
import XCTest

/// Tells the session when a test begins, and when one has failed.
///
/// The session finds the class by its name, so that it needs no XCTest.
@MainActor
final class TestObserver: NSObject, TestProgress {
  func observe() { XCTestObservationCenter.shared.addTestObserver(self) }
}

extension TestObserver: XCTestObservation {
  nonisolated func testCaseWillStart(_ testCase: XCTestCase) {
    MainActor.assumeIsolated { AutomationSession.beginTest() }
  }

  // A test may fail on any thread.
  nonisolated func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) { AutomationSession.hearOfFailure() }

  nonisolated func testCaseDidFinish(_ testCase: XCTestCase) {
    MainActor.assumeIsolated { AutomationSession.beginTest() }
  }
}
