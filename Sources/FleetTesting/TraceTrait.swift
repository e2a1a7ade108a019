import Fleet
public import Testing

/// A trait that writes down what a test lets a user do, step by step, as one HTML file.
public struct TraceTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait applies to suites inside a suite, too.
  ///
  /// It does.
  public var isRecursive: Bool { true }

  /// Runs a test, and keeps its trace where it fails, or as `FLEET_TRACE` says.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let site = CallSite(
      path: test.sourceLocation.filePath, line: test.sourceLocation.line,
      column: test.sourceLocation.column)
    let name = test.displayName ?? test.name
    guard let record = await TraceRecord.open(name: name, at: site) else {
      return try await function()
    }
    let hearing = Testing.IssueHandlingTrait.compactMapIssues { issue in
      if issue.isFailure { Self.note(issue, in: record, at: site) }
      return issue
    }
    do {
      try await record.tracing {
        try await hearing.provideScope(for: test, testCase: testCase, performing: function)
      }
    } catch let error {
      if !(error is ExpectationFailedError || error.isCancellation) {
        record.noteIssue("An error was thrown: \(error)", "", at: site)
      }
      await record.finish()
      throw error
    }
    await record.finish()
  }

  /// Notes an issue of Swift Testing's.
  private static func note(_ issue: Issue, in record: TraceRecord, at site: CallSite) {
    let comments = issue.comments.map(\.rawValue)
    let place = issue.sourceLocation.map {
      CallSite(path: $0.filePath, line: $0.line, column: $0.column)
    }
    guard case .unconditional = issue.kind else {
      return record.noteIssue(
        "\(issue.kind)", comments.joined(separator: "\n"), at: place ?? site)
    }
    record.noteIssue(
      comments.first ?? "An issue was recorded.", comments.dropFirst().joined(separator: "\n"),
      at: place ?? site)
  }
}

extension Trait where Self == TraceTrait {
  /// Writes down what a test, or each test of a suite, lets a user do, and keeps it where it fails.
  ///
  /// Each trace is one HTML file, with every step's picture, words, calls and times. `FLEET_TRACE=all`
  /// keeps passing tests' traces, too; the end of the run tells where they are.
  ///
  /// ```swift
  /// import FleetTesting
  /// import Testing
  ///
  /// @MainActor @Suite(.freshApplication, .trace)
  /// struct CheckoutTests {}
  /// ```
  public static var trace: Self { Self() }
}
