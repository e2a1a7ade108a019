/// The reporting scopes around a piece of work.
///
/// A child task inherits them. Work that runs later in somebody else's task needs this context.
package struct ReportingContext: Sendable {
  private let reporter = Reporting.bound
  private let siteBehindReporter = Reporting.siteBehindReporter
  private let steps = StepsScope.innermost

  /// Captures the current scopes.
  package init() {}

  /// Runs `body` as if it ran where the context was created.
  package func run<R>(_ body: () throws -> R) rethrows -> R {
    try Reporting.$siteBehindReporter.withValue(siteBehindReporter) {
      try StepsScope.$innermost.withValue(steps) {
        try Reporting.$bound.withValue(reporter, operation: body)
      }
    }
  }
}
