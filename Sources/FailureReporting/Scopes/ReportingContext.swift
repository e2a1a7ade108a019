/// What the scopes around a piece of work have bound for its failures.
///
/// A task takes that along by itself; work that runs later in a task of somebody else's needs it.
package struct ReportingContext: Sendable {
  private let reporter = Reporting.current
  private let siteBehindReporter = Reporting.siteBehindReporter
  private let steps = StepsScope.innermost

  /// Keeps what is in force here and now.
  package init() {}

  /// Runs `body` as if it stood where the context was made.
  package func run<R>(_ body: () throws -> R) rethrows -> R {
    try Reporting.$siteBehindReporter.withValue(siteBehindReporter) {
      try StepsScope.$innermost.withValue(steps) {
        try Reporting.$current.withValue(reporter, operation: body)
      }
    }
  }
}
