/// A scope that receives failures itself, opened at a line of the test.
protocol ReportingScope: FailureReporter {
  /// The line where the scope was opened.
  var site: CallSite { get }
}

extension Reporting {
  /// The site of the nearest enclosing scope that has one.
  static var enclosingSite: CallSite? {
    (current as? any ReportingScope)?.site ?? siteBehindReporter
  }

  /// The site of the nearest scope around the reporter that `withFailureReporter` bound.
  @TaskLocal static var siteBehindReporter: CallSite?
}
