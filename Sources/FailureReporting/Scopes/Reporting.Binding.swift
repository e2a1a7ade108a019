extension Reporting {
  /// What a scope binds for its body: one object, so that a task has one task-local for all of it.
  final class Binding: Sendable {
    let reporter: any FailureReporter
    /// The reporter as it is handed out.
    let handedOut: any FailureReporter
    /// The nearest scope around that has a line.
    let scope: (any ReportingScope)?
    /// The innermost steps around.
    ///
    /// They may have ended.
    let steps: StepsScope?

    init(_ reporter: any FailureReporter) {
      let outer = Reporting.binding
      self.reporter = reporter
      handedOut = ReporterByHand.of(reporter)
      scope = outer?.scope
      steps = outer?.steps
    }

    init(_ scope: SwallowScope) {
      reporter = scope
      handedOut = scope
      self.scope = scope
      steps = Reporting.binding?.steps
    }

    init(_ steps: StepsScope) {
      reporter = steps
      handedOut = steps
      scope = steps
      self.steps = steps
    }
  }
}

/// A scope that receives failures itself, opened at a line of the test.
protocol ReportingScope: AnyObject, CountingReporter {
  /// The line where the scope was opened.
  var site: CallSite { get }
}
