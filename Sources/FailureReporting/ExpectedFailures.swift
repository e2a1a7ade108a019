import Locks

/// The listener that hears of failures which their test expects, as a known issue: they fail nothing.
package enum ExpectedFailures {
  package typealias Listener = @Sendable (RecordedFailure) -> Void

  /// A closure that a lock handed out by itself would be wrapped once more each time.
  private struct Hearing: Sendable {
    let listener: Listener
  }

  private static let hearing = Locked<Hearing?>(nil)

  /// Lets a listener hear of such failures from now on.
  package static func hear(_ listener: @escaping Listener) {
    hearing.withLock { $0 = Hearing(listener: listener) }
  }

  /// Tells of a failure, on the task or the thread of its test.
  package static func tell(_ failure: RecordedFailure) {
    hearing.withLock { $0 }?.listener(failure)
  }
}
