public import FailureReporting

/// Runs `body` and returns the errors that counted in it, in order.
public func failures(_ body: () throws -> Void) rethrows -> [RecordedFailure] {
  try logged(body).failures
}

/// Runs an asynchronous `body` and returns the errors that counted in it, in order.
public nonisolated(nonsending) func failures(
  _ body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> [RecordedFailure] {
  try await logged(body).failures
}

/// Runs `body` with a log of its own, and returns the log.
public func logged(_ body: () throws -> Void) rethrows -> FailureLog {
  let log = FailureLog()
  try withFailureReporter(log, body)
  return log
}

/// Runs an asynchronous `body` with a log of its own, and returns the log.
public nonisolated(nonsending) func logged(
  _ body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> FailureLog {
  let log = FailureLog()
  try await withFailureReporter(log, body)
  return log
}

extension Collection where Element == RecordedFailure {
  /// The sentences, failure by failure.
  public var reasons: [String] { map(\.reason) }
}
