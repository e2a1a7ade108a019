public import Foundation
public import XCTest

extension XCTWaiter {
  /// Waits in UIKit time until expectations are fulfilled; answers whether they are.
  @preconcurrency @MainActor @discardableResult
  public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> Result {
    let wait = ExpectationWait(expectations, timeout)
    if delegate is XCTestCase { wait.report() }
    return wait.result
  }

  /// Waits in UIKit time until expectations are fulfilled; answers whether they are.
  @preconcurrency @MainActor @discardableResult
  public class func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval
  ) -> Result {
    ExpectationWait(expectations, timeout).result
  }
}
