import Locks
import Synchronization

/// The listener that hears of each failure the moment that it happens, wherever the failure goes:
/// the trace of a test.
package enum FailureWitness {
  package typealias Witness = @Sendable (RecordedFailure, _ isSwallowed: Bool) -> Void

  /// A closure that a lock handed out by itself would be wrapped once more each time.
  private struct Hearing: Sendable {
    let witness: Witness
  }

  private static let isThere = Atomic(false)
  private static let hearing = Locked<Hearing?>(nil)

  /// Lets a listener hear of all failures from now on.
  package static func hear(_ witness: @escaping Witness) {
    hearing.withLock { $0 = Hearing(witness: witness) }
    isThere.store(true, ordering: .releasing)
  }

  /// Tells of a failure that is about to be handed to the reporter of this task.
  static func tell(_ failure: RecordedFailure) {
    guard isThere.load(ordering: .acquiring), let hearing = hearing.withLock({ $0 }) else { return }
    hearing.witness(failure, Reporting.bound is SwallowScope)
  }
}
