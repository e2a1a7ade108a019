extension Reporting {
  /// Hands a failure to the reporter in force: the one way from a helper to a reporter.
  ///
  /// A breakpoint here stops on any failure.
  package static func deliver(_ failure: RecordedFailure) {
    deliver(failure, to: current)
  }

  /// Hands a failure to a reporter.
  ///
  /// What a reporter reports while it receives a failure goes to `.automatic`: given to itself
  /// again, it would never end. A scope that the reporter opened still collects.
  @inline(__always)
  static func deliver(_ failure: RecordedFailure, to reporter: any FailureReporter) {
    let depth = depth.ofThisThread
    guard depth.pointee == 0 else { return deliverWithin(failure, to: reporter) }
    depth.pointee = 1
    give(failure, to: reporter)
    depth.pointee = 0
  }

  private static func deliverWithin(_ failure: RecordedFailure, to reporter: any FailureReporter) {
    guard reporter is any ReportingScope else {
      return give(
        failure.adding("(reported by a reporter, while it received another failure)"),
        to: AutomaticReporter())
    }
    let depth = depth.ofThisThread
    let outer = depth.pointee
    depth.pointee = 2
    give(failure, to: reporter)
    depth.pointee = outer
  }

  /// Hands what a scope does not keep to the reporter outside of the scope.
  static func pass(_ failure: RecordedFailure, on reporter: any FailureReporter) {
    switch depth.ofThisThread.pointee {
    case 0: deliver(failure, to: reporter)
    case 1: give(failure, to: reporter)
    default: deliverWithin(failure, to: reporter)
    }
  }

  /// Runs `body` with a reporter that may receive, even inside of another reporter.
  static func bind<R>(_ reporter: any FailureReporter, _ body: () throws -> R) rethrows -> R {
    let depth = depth.ofThisThread
    let outer = depth.pointee
    depth.pointee = 0
    defer { depth.pointee = outer }
    return try $current.withValue(reporter, operation: body)
  }

  @inline(__always)
  private static func give(_ failure: RecordedFailure, to reporter: any FailureReporter) {
    if failure.severity == .error, failure.swallower == nil {
      reporter.report(failure)
    } else {
      reporter.note(failure)
    }
  }

  /// What receives on a thread: nothing, a reporter, or a scope that a reporter opened meanwhile.
  ///
  /// Receiving is synchronous, so that a thread's depth is exact, and far cheaper than binding
  /// another reporter for the time.
  private static let depth = ThreadDepth()
}
