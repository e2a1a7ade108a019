public import Fleet
public import Testing

/// A trait that sends the failures of a test, or of each test of a suite, to a reporter.
public struct ReportingTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait applies to suites inside a suite, too.
  ///
  /// It does.
  public var isRecursive: Bool { true }

  private let reporter: any FailureReporter

  fileprivate init(_ reporter: any FailureReporter) { self.reporter = reporter }

  /// Runs a test with the reporter as the current one.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withFailureReporter(reporter) { try await function() }
  }
}

extension Trait where Self == ReportingTrait {
  /// Sends the failures of a test, or of each test of a suite, to `reporter`.
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
