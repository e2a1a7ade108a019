import Locks

/// The destinations of failures: the reporter of the current task and that of the process.
public enum Reporting {
  /// The current reporter of the task.
  ///
  /// If no scope binds a reporter, failures go to ``default``.
  ///
  /// While a reporter receives a failure, it may not get another one: what it hands to this one
  /// goes to `.automatic`, unless a scope of its own receives it. A reporter of your own is answered
  /// by way of a stand-in that sees to that: keep the reporter itself to ask it for something else.
  public static var current: any FailureReporter {
    if isReceiving { return ReporterInUse(reporter: bound) }
    return binding?.handedOut ?? ProcessReporter()
  }

  /// The reporter that the nearest scope binds.
  static var bound: any FailureReporter { binding?.reporter ?? ProcessReporter() }

  /// The binding of the nearest scope.
  @TaskLocal static var binding: Binding?

  /// The reporter of the process, used if no scope binds one.
  ///
  /// It is `.automatic` by default. What it hands to itself goes there, too.
  ///
  /// Set it once, before the tests run. Inside a test, bind a reporter with
  /// `withFailureReporter(_:) { }` instead, which parallel tests do not see.
  public static var `default`: any FailureReporter {
    get { isReceiving ? ProcessReporter() : ofProcess }
    set { processWide.withLock { $0 = newValue } }
  }

  fileprivate static var ofProcess: any FailureReporter { processWide.withLock { $0 } }

  private static let processWide = Locked<any FailureReporter>(AutomaticReporter())
}

/// Passes failures on to `Reporting.default`, which is looked up at each failure.
///
/// A default that itself passes on to `Reporting.current` or to itself comes back here. Then `.automatic`
/// receives the failure, because it would go in circles otherwise.
struct ProcessReporter: FailureReporter, CountingReporter {
  func report(_ failure: RecordedFailure) { Self.passOn { $0.report(failure) } }
  func note(_ failure: RecordedFailure) { Self.passOn { $0.note(failure) } }

  func counts(_ failure: RecordedFailure) -> Bool {
    Self.passOn { Reporting.counts(failure, with: $0) }
  }

  private static let depth = ThreadDepth()

  private static func passOn<R>(_ give: (any FailureReporter) -> R) -> R {
    let depth = depth.ofThisThread
    guard depth.pointee == 0 else { return give(AutomaticReporter()) }
    depth.pointee = 1
    defer { depth.pointee = 0 }
    return give(Reporting.ofProcess)
  }
}

/// The stand-in for a reporter of the app's own that `Reporting.current` and `.default` answer.
///
/// Code may hand it a failure directly. The reporter then counts as receiving one, so that what it
/// reports meanwhile does not come back to it.
struct ReporterByHand: FailureReporter, CountingReporter {
  private let reporter: any FailureReporter

  /// Returns a reporter that may be handed out: this module's hand nothing to themselves.
  static func of(_ reporter: any FailureReporter) -> any FailureReporter {
    switch reporter {
    case is FailureLog, is AutomaticReporter, is ConsoleReporter, is FatalReporter,
      is SwiftTestingReporter, is XCTestReporter, is ProcessReporter, is ReporterByHand:
      reporter
    default: Self(reporter: reporter)
    }
  }

  func report(_ failure: RecordedFailure) { give { $0.report(failure) } }
  func note(_ failure: RecordedFailure) { give { $0.note(failure) } }
  func counts(_ failure: RecordedFailure) -> Bool { Reporting.counts(failure, with: reporter) }

  private func give(_ hand: (any FailureReporter) -> Void) {
    if Reporting.isReceiving { hand(reporter) } else { Reporting.receiving { hand(reporter) } }
  }
}

/// The current reporter for code that runs while a reporter is receiving a failure.
///
/// That one mostly is the current reporter, and would call itself for ever.
private struct ReporterInUse: FailureReporter {
  let reporter: any FailureReporter

  func report(_ failure: RecordedFailure) { Reporting.deliver(failure, to: reporter) }

  func note(_ failure: RecordedFailure) {
    var failure = failure
    if failure.swallower == nil { failure.severity = .warning }
    Reporting.deliver(failure, to: reporter)
  }
}
