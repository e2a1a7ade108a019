package import FailureReporting
import HeadlessUIKit

/// The outcome of a step.
package struct StepOutcome: Sendable {
  /// The step with the names that its elements had.
  package let step: UserStep
  /// Why it could not be done, and the app's faults meanwhile.
  package var failures: [RecordedFailure]
  /// Notes that are not failures.
  package var warnings: [RecordedFailure]
  /// How much UIKit time has passed.
  package var time: Duration

  @MainActor init(_ step: UserStep, _ log: FailureLog, since start: Duration) {
    self.step = step
    failures = log.failures
    warnings = log.notes
    time = UIApplication.shared.mainLoop.now - start
  }

  /// Whether nothing went wrong.
  package var succeeded: Bool { failures.isEmpty }
}
