import Locks

/// A reporter that collects what it receives.
///
/// ```swift
/// let log = FailureLog()
/// withFailureReporter(log) { reportFailure("The list is empty.") }
/// print(log.failures.map(\.reason))
/// ```
public final class FailureLog: FailureReporter, CountingReporter {
  private let received = Locked<(failures: [RecordedFailure], notes: [RecordedFailure])>(([], []))

  /// Creates an empty log.
  public init() {}

  /// The errors that counted, in the order in which they were reported.
  public var failures: [RecordedFailure] { received.withLock { $0.failures } }

  /// The warnings and the swallowed failures, in the order in which they were noted.
  public var notes: [RecordedFailure] { received.withLock { $0.notes } }

  public func report(_ failure: RecordedFailure) {
    received.withLock { $0.failures.append(failure) }
  }

  /// Collects the warning or the swallowed failure.
  public func note(_ failure: RecordedFailure) {
    received.withLock { $0.notes.append(failure) }
  }

  func counts(_ failure: RecordedFailure) -> Bool { false }
}
