extension Reporting {
  /// Hands a failure to the current reporter.
  ///
  /// Every failure of a helper takes this way.
  ///
  /// A breakpoint here stops at any failure.
  package static func deliver(_ failure: RecordedFailure) {
    FailureWitness.tell(failure)
    guard let binding else { return deliver(failure, to: ProcessReporter()) }
    deliver(failure, to: binding.reporter)
  }

  /// Hands a failure to a reporter.
  ///
  /// If a reporter itself reports while it receives a failure, that goes to `.automatic`, because
  /// it would never end if the reporter got it again. A scope that the reporter opened still
  /// collects.
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

  /// Hands a failure that a scope does not want to the reporter outside the scope.
  static func pass(_ failure: RecordedFailure, on reporter: any FailureReporter) {
    switch depth.ofThisThread.pointee {
    case 0: deliver(failure, to: reporter)
    case 1: give(failure, to: reporter)
    default: deliverWithin(failure, to: reporter)
    }
  }

  /// Runs `body` with a reporter that may receive failures, even inside another reporter.
  static func bind<R>(_ reporter: any FailureReporter, _ body: () throws -> R) rethrows -> R {
    let depth = depth.ofThisThread
    let outer = depth.pointee
    depth.pointee = 0
    defer { depth.pointee = outer }
    return try $binding.withValue(Binding(reporter), operation: body)
  }

  private static func give(_ failure: RecordedFailure, to reporter: any FailureReporter) {
    if failure.severity == .error, failure.swallower == nil {
      reporter.report(failure)
    } else {
      reporter.note(failure)
    }
  }

  /// Whether an error counts that is reported now: no scope swallows it, and no log merely keeps it.
  package static func counts(_ failure: RecordedFailure) -> Bool { counts(failure, with: bound) }

  /// Whether an error counts for the exit status, handed to this reporter.
  static func counts(_ failure: RecordedFailure, with reporter: any FailureReporter) -> Bool {
    (reporter as? any CountingReporter)?.counts(failure) ?? true
  }

  /// Runs `body`, in which a reporter on this thread receives a failure.
  static func receiving(_ body: () -> Void) {
    let depth = depth.ofThisThread
    let outer = depth.pointee
    depth.pointee = 1
    body()
    depth.pointee = outer
  }

  /// Whether a reporter on this thread is receiving a failure.
  static var isReceiving: Bool { depth.ofThisThread.pointee != 0 }

  /// The receiver on a thread: none, a reporter, or a scope that a reporter has opened meanwhile.
  ///
  /// Receiving is synchronous, so a number for each thread is exact, and far cheaper than binding
  /// another reporter meanwhile.
  private static let depth = ThreadDepth()
}
