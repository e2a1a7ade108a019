import Synchronization

/// Who hears of each failure the moment that it happens, whatever becomes of it: the trace of a test.
package enum FailureWitness {
  package typealias Witness = @Sendable (RecordedFailure, _ isSwallowed: Bool) -> Void

  private static let isThere = Atomic(false)
  private static let witness = Locked<Witness?>(nil)

  /// Lets somebody hear of all failures from now on.
  package static func hear(_ witness: @escaping Witness) {
    self.witness.withLock { $0 = witness }
    isThere.store(true, ordering: .releasing)
  }

  /// Tells of a failure that is about to be handed to the reporter of this task.
  static func tell(_ failure: RecordedFailure) {
    guard isThere.load(ordering: .acquiring), let witness = witness.withLock({ $0 }) else { return }
    witness(failure, Reporting.bound is SwallowScope)
  }
}
