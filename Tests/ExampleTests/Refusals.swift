import Fleet

/// What Fleet refuses in a closure, where that is what a test is about.
///
/// It goes to a log of its own, so that a run prints nothing of it.
func refusals(_ body: () -> Void) -> [RecordedFailure] {
  let log = FailureLog()
  withFailureReporter(log, body)
  return log.failures
}
