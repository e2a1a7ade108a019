import FailureReporting
import Fleet
import Foundation
import HeadlessXCUIAutomation
import XCTest

/// A wait for expectations in UIKit time.
///
/// Predicates are evaluated whenever something of the app's was due, and once a second at least.
/// Other expectations are XCTest's: after the time has passed, it is asked for them once.
@MainActor
struct ExpectationWait {
  /// The expectations that a test has created and not waited for.
  static var pending: [XCTNSPredicateExpectation] = []

  let result: XCTWaiter.Result
  private let timeout: TimeInterval
  /// The expectations that were not fulfilled, in words.
  private let missing: [String]

  var isFulfilled: Bool { result == .completed }

  init(_ expectations: [XCTestExpectation], _ timeout: TimeInterval) {
    self.timeout = timeout
    let predicates = expectations.compactMap { $0 as? XCTNSPredicateExpectation }
    let others = expectations.filter { !($0 is XCTNSPredicateExpectation) }
    Self.pending.removeAll { waiting in predicates.contains { $0 === waiting } }
    var rest = predicates
    let hold = AutomationSession.wait(timeout) {
      rest.removeAll { Self.holds($0) }
      return rest.isEmpty && others.isEmpty
    }
    guard rest.isEmpty, !hold, !others.isEmpty else {
      missing = rest.map { Self.words($0) }
      result = rest.isEmpty ? .completed : .timedOut
      return
    }
    let waiter = XCTWaiter()
    result = waiter.wait(
      for: others, timeout: 0, enforceOrder: false, file: #filePath, line: #line)
    missing = others.filter { other in
      !waiter.fulfilledExpectations.contains { $0 === other }
    }.map { "\"\($0.expectationDescription)\"" }
  }

  private static func holds(_ expectation: XCTNSPredicateExpectation) -> Bool {
    expectation.predicate.evaluate(with: expectation.object)
      && expectation.handler.map { $0() } != false
  }

  private static func words(_ expectation: XCTNSPredicateExpectation) -> String {
    let object = expectation.object.map { " for object \($0)" } ?? ""
    return "\"Expect predicate `\(expectation.predicate.words)`\(object)\""
  }

  /// Reports what is missing, as XCTest does.
  func report(at site: CallSite? = nil) {
    guard result != .completed else { return }
    let seconds = timeout == timeout.rounded() ? "\(Int(timeout))" : "\(timeout)"
    let unfulfilled = missing.joined(separator: ", ")
    AutomationSession.failOnce(
      "Asynchronous wait failed: Exceeded timeout of \(seconds) "
        + "\(seconds == "1" ? "second" : "seconds"), with unfulfilled expectations: "
        + "\(unfulfilled).",
      Fleet.pendingWork.isEmpty
        ? "" : "Still to come: \(Fleet.pendingWork.joined(separator: "; ")).", at: site)
  }
}
