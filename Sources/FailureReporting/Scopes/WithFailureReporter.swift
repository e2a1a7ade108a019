/// Runs `body` with a reporter that receives the failures in it.
///
/// Tasks that `body` starts report to it, too. Detached tasks and separate threads do not.
///
/// ```swift
/// let log = FailureLog()
/// withFailureReporter(log) { reportFailure("The list is empty.") }
/// print(log.failures.count)
/// ```
public func withFailureReporter<R>(
  _ reporter: any FailureReporter, _ body: () throws -> R
) rethrows -> R {
  try Reporting.bind(reporter, body)
}

/// Runs an asynchronous `body` with a reporter that receives the failures in it.
public nonisolated(nonsending) func withFailureReporter<R>(
  _ reporter: any FailureReporter, _ body: nonisolated(nonsending) () async throws -> R
) async rethrows -> R {
  try await Reporting.$binding.withValue(Reporting.Binding(reporter), operation: body)
}
