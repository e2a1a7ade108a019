import Fleet
import Testing

/// Runs a test once more, at a place that its issues name.
enum PlacedIssues {
  /// Runs a test in a fresh application, which a closure puts into the place.
  ///
  /// An error that the test throws is an issue of the place, and nothing is thrown on but a cancellation.
  static func at(
    _ place: String, of test: Test, _ testCase: Test.Case?,
    _ function: @Sendable @concurrent () async throws -> Void, enter: @MainActor () -> Void
  ) async throws {
    let naming = Testing.IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      issue.comments.append(Comment(rawValue: place))
      return issue
    }
    try await withFreshApplication {
      enter()
      try await naming.provideScope(for: test, testCase: testCase) {
        do {
          try await function()
        } catch is ExpectationFailedError {
          // `#require` has recorded it.
        } catch let error where !error.isCancellation {
          Issue.record(error, sourceLocation: test.sourceLocation)
        }
      }
    }
  }
}
