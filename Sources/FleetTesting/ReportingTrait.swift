public import Fleet
public import Testing

/// A trait that has a reporter receive the failures of a test, or of each test of a suite.
public struct ReportingTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait holds for the suites within a suite too, which it does.
  public var isRecursive: Bool { true }

  private let reporter: any FailureReporter

  fileprivate init(_ reporter: any FailureReporter) { self.reporter = reporter }

  /// Runs a test with the reporter in force.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withFailureReporter(reporter) { try await function() }
  }
}

extension Trait where Self == ReportingTrait {
  /// Has `reporter` receive the failures of a test, or of each test of a suite.
  ///
  /// ```swift
  /// import FleetTesting
  /// import Testing
  ///
  /// @Suite(.reporting(to: JSONLinesReporter(path: "failures.jsonl")))
  /// struct CheckoutTests {}
  /// ```
  public static func reporting(to reporter: any FailureReporter) -> Self { Self(reporter) }
}
