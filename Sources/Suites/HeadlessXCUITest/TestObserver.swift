import FailureReporting
import Fleet
import Foundation
import HeadlessUIKit
import HeadlessXCUIAutomation
import XCTest

/// Tells the session when a test begins, and when one has failed.
///
/// The session finds the class by its name, so that it needs no XCTest.
@MainActor
final class TestObserver: NSObject, TestProgress {
  /// The observers that hear nothing of what fails in the rest of the test.
  private var silenced: [any XCTestObservation] = []

  /// The test that runs.
  private static weak var current: XCTestCase?

  /// Does something when the test that runs comes to its end.
  static func atEnd(_ act: @escaping @MainActor () -> Void) {
    current?.addTeardownBlock { MainActor.assumeIsolated(act) }
  }

  func observe() { XCTestObservationCenter.shared.addTestObserver(self) }

  /// Keeps the log free of what fails after the failure that a test has stopped at.
  ///
  /// XCTest on Linux goes on, and would print each assertion about an app that nothing happens to any
  /// more. Its printer is an observer like others, which only a look into the center finds.
  func beQuiet() {
    guard silenced.isEmpty else { return }
    let center = XCTestObservationCenter.shared
    let wrappers = Mirror(reflecting: center).descendant("observers").map { observers in
      Mirror(reflecting: observers).children.map(\.value)
    }
    silenced = (wrappers ?? []).compactMap { wrapper in
      Mirror(reflecting: wrapper).descendant("object") as? any XCTestObservation
    }.filter { $0 !== self }
    for observer in silenced { center.removeTestObserver(observer) }
  }

  /// Lets the others hear again, and first of the end of the test.
  private func endQuiet(_ testCase: XCTestCase) {
    for observer in silenced {
      observer.testCaseDidFinish(testCase)
      XCTestObservationCenter.shared.addTestObserver(observer)
    }
    silenced = []
  }
}

extension TestObserver: XCTestObservation {
  nonisolated func testCaseWillStart(_ testCase: XCTestCase) {
    let module = String(reflecting: type(of: testCase)).prefix { $0 != "." }
    MainActor.assumeIsolated(with: testCase) { testCase in
      Self.current = testCase
      TraceOfEach.beginTest(testCase.name)
      AutomationSession.beginTest(ofModule: String(module))
    }
  }

  // A test may fail on any thread.
  nonisolated func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    TraceOfEach.fail(
      description, at: CallSite(path: filePath ?? "", line: lineNumber, column: 1))
    AutomationSession.hearOfFailure()
  }

  nonisolated func testCaseDidFinish(_ testCase: XCTestCase) {
    MainActor.assumeIsolated(with: testCase) { testCase in
      TraceOfEach.endTest()
      AutomationSession.endTest()
      endQuiet(testCase)
    }
  }
}
