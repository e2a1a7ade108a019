/// A scope that receives failures itself, opened at a line of the test.
protocol ReportingScope: AnyObject, CountingReporter {
  /// The line where the scope was opened.
  var site: CallSite { get }
}
