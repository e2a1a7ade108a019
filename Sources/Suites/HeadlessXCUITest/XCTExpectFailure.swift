import FailureReporting
import HeadlessXCUIAutomation

/// Expects a failure in the rest of the test, which does not fail because of it.
///
/// The failures of steps with the app's elements are expected so, as are failures of waits. An
/// assertion of XCTest's own fails its test all the same: XCTest on Linux tells of a failure only
/// when it counts it.
@preconcurrency @MainActor
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  XCTExpectFailure(
    failureReason, options: XCTExpectedFailure.Options(enabled, strict, issueMatcher))
}

/// Expects a failure in the rest of the test, which does not fail because of it.
@preconcurrency @MainActor
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options
) {
  guard options.isEnabled else { return }
  let expectation = FailureExpectation(failureReason, options)
  AutomationSession.expectedFailure = expectation.takes
  TestObserver.atEnd { expectation.end() }
}

/// Expects a failure in a part of the test, which does not fail because of it, and goes on after that.
///
/// - Returns: What the block answers.
@preconcurrency @MainActor @discardableResult
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: XCTExpectedFailure.Options(enabled, strict, issueMatcher),
    failingBlock: failingBlock)
}

/// Expects a failure in a part of the test, which does not fail because of it, and goes on after that.
///
/// - Returns: What the block answers.
@preconcurrency @MainActor @discardableResult
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  failingBlock: () throws -> R
) rethrows -> R {
  guard options.isEnabled else { return try failingBlock() }
  let expectation = FailureExpectation(failureReason, options)
  let result = try AutomationSession.expectingFailure(expectation.takes, failingBlock)
  expectation.end()
  return result
}

/// A failure that a test expects.
public final class XCTExpectedFailure {
  /// The expected failure, and whether it must come.
  public final class Options {
    /// Which failures are expected: all, unless it says otherwise.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Whether a failure is expected at all.
    public var isEnabled = true
    /// Whether it is a failure that none comes.
    public var isStrict = true

    /// Creates the usual options.
    public init() {}

    convenience init(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) {
      self.init()
      isEnabled = enabled ?? true
      isStrict = strict ?? true
      if let matcher { issueMatcher = matcher }
    }

    /// The options of a failure that need not come.
    public class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}

/// Something that went wrong in a test.
public struct XCTIssue: Sendable {
  /// The failure, in a sentence.
  public let compactDescription: String
  /// Details of it.
  public let detailedDescription: String?
}

/// What a test expects, and whether it has come.
@MainActor
private final class FailureExpectation {
  private let reason: String
  private let options: XCTExpectedFailure.Options
  private var hasCome = false

  init(_ reason: String?, _ options: XCTExpectedFailure.Options) {
    self.reason = reason.map { " (\($0))" } ?? ""
    self.options = options
  }

  /// Whether a failure is the one that is expected.
  func takes(_ failure: RecordedFailure) -> Bool {
    let details = failure.details.isEmpty ? nil : failure.details
    let issue = XCTIssue(compactDescription: failure.reason, detailedDescription: details)
    guard options.issueMatcher(issue) else { return false }
    hasCome = true
    print("\(failure.site): expected failure\(reason): \(failure.reason)")
    return true
  }

  /// Reports that what was expected has not come.
  func end() {
    guard options.isStrict, !hasCome else { return }
    AutomationSession.expectedFailure = nil
    AutomationSession.failOnce("Expected failure\(reason) but none recorded.")
  }
}
