/// Where failures go: the reporter of the current task, and the one of the process.
public enum Reporting {
  /// The reporter in force on the current task.
  ///
  /// Where no scope binds one, failures go to ``default``.
  @TaskLocal public static var current: any FailureReporter = ProcessReporter()

  /// The reporter of the process, used wherever no scope binds one; `.automatic` unless set.
  ///
  /// Set it once, before the tests run. Inside a test, bind a reporter with
  /// ``withFailureReporter(_:_:)-(_,()->R)`` instead, which parallel tests do not see.
  public static var `default`: any FailureReporter {
    get { processWide.withLock { $0 } }
    set { processWide.withLock { $0 = newValue } }
  }

  private static let processWide = Locked<any FailureReporter>(AutomaticReporter())
}

/// Passes failures on to `Reporting.default`, looked up at the moment of the failure.
///
/// A default that itself passes on to `Reporting.current` comes back here: then it is `.automatic`
/// that receives the failure, or it would go round for ever.
private struct ProcessReporter: FailureReporter {
  func report(_ failure: RecordedFailure) { Self.passOn { $0.report(failure) } }
  func note(_ failure: RecordedFailure) { Self.passOn { $0.note(failure) } }

  private static let depth = ThreadDepth()

  private static func passOn(_ give: (any FailureReporter) -> Void) {
    let depth = depth.ofThisThread
    guard depth.pointee == 0 else { return give(AutomaticReporter()) }
    depth.pointee = 1
    give(Reporting.default)
    depth.pointee = 0
  }
}
