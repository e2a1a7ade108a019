/// A scope that receives failures itself, opened at a line of the test.
protocol ReportingScope: FailureReporter {
  /// Where the scope was opened.
  var site: CallSite { get }
}

extension Reporting {
  /// The line of the nearest scope around that has one.
  static var enclosingSite: CallSite? {
    (current as? any ReportingScope)?.site ?? siteBehindReporter
  }

  /// The line of the nearest scope around the reporter that `withFailureReporter` bound.
  @TaskLocal static var siteBehindReporter: CallSite?
}
