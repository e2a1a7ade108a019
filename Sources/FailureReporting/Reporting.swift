/// The destinations of failures: the reporter of the current task and that of the process.
public enum Reporting {
  /// The current reporter of the task.
  ///
  /// If no scope binds a reporter, failures go to ``default``.
  @TaskLocal public static var current: any FailureReporter = ProcessReporter()

  /// The reporter of the process, used if no scope binds one.
  ///
  /// It is `.automatic` by default.
  ///
  /// Set it once, before the tests run. Inside a test, bind a reporter with
  /// ``withFailureReporter(_:_:)-(_,()->R)`` instead, which parallel tests do not see.
  public static var `default`: any FailureReporter {
    get { processWide.withLock { $0 } }
    set { processWide.withLock { $0 = newValue } }
  }

  private static let processWide = Locked<any FailureReporter>(AutomaticReporter())
}

/// Passes failures on to `Reporting.default`, which is looked up at each failure.
///
/// A default that itself passes on to `Reporting.current` comes back here. Then `.automatic`
/// receives the failure, because it would go in circles otherwise.
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
