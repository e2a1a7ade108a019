import FailureReporting
public import Foundation
import HeadlessXCUIAutomation
public import XCTest

extension XCTestCase {
  /// Creates an expectation that a predicate comes to accept an element or a query.
  @preconcurrency @MainActor @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?
  ) -> XCTestExpectation {
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
    ExpectationWait.pending.append(expectation)
    return expectation
  }

  /// Creates an expectation that a predicate comes to accept an element or a query, and then a
  /// handler, too.
  @preconcurrency @MainActor @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?,
    handler: XCTNSPredicateExpectation.Handler?
  ) -> XCTestExpectation {
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
    expectation.handler = handler
    ExpectationWait.pending.append(expectation)
    return expectation
  }

  /// Waits in UIKit time until the expectations are fulfilled that were created before.
  @preconcurrency @MainActor
  public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    AutomationSession.lastSite = CallSite((file), file, line, 1)
    waitForExpectations(timeout: timeout, handler: nil)
  }

  /// Waits in UIKit time until the expectations are fulfilled that were created before.
  @preconcurrency @MainActor
  public func waitForExpectations(timeout: TimeInterval, handler: XCWaitCompletionHandler?) {
    let pending = ExpectationWait.pending
    ExpectationWait.pending = []
    guard !pending.isEmpty else {
      // Expectations of other classes are XCTest's own.
      return waitForExpectations(
        timeout: timeout, file: #filePath, line: #line, handler: handler)
    }
    let wait = ExpectationWait(pending, timeout)
    wait.report()
    handler?(
      wait.isFulfilled
        ? nil : NSError(domain: "com.apple.XCTestErrorDomain", code: 0, userInfo: [:]))
  }

  /// Waits in UIKit time until expectations are fulfilled.
  @preconcurrency @MainActor
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let site = CallSite((file), file, line, 1)
    AutomationSession.lastSite = site
    ExpectationWait(expectations, timeout).report(at: site)
  }

  /// Waits in UIKit time until expectations are fulfilled, or the ten minutes are over that a test may
  /// take.
  @preconcurrency @MainActor
  public func wait(
    for expectations: [XCTestExpectation], file: StaticString = #filePath, line: UInt = #line
  ) {
    wait(for: expectations, timeout: Self.limit, file: file, line: line)
  }

  /// Waits until expectations are fulfilled, or the ten minutes are over that a test may take.
  nonisolated(nonsending) public func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false,
    file: StaticString = #filePath,
    line: Int = #line
  ) async {
    await fulfillment(
      of: expectations, timeout: Self.limit, enforceOrder: enforceOrder, file: file, line: line)
  }

  private static var limit: TimeInterval { 600 }
}
