import Synchronization

/// The sleep of a task in UIKit time: it ends when the main loop gets there, or with the task.
final class UIKitSleep: Sendable {
  private enum State {
    case awake, asleep(CheckedContinuation<Void, any Error>), over
  }

  private let duration: Duration
  private let state = Mutex(State.awake)
  /// The work of the task that sleeps, if it is known.
  private let task = WorkElsewhere.current

  init(_ duration: Duration) { self.duration = duration }

  /// Suspends the task that calls it.
  nonisolated(nonsending) func run() async throws {
    try Task.checkCancellation()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let mayBegin = state.withLock { state in
          guard case .awake = state else { return false }
          state = .asleep(continuation)
          return true
        }
        guard mayBegin else { return continuation.resume(throwing: CancellationError()) }
        MainTurn.post("Task.sleep", after: duration, isWanted: { self.isAsleep }) {
          self.end { $0.resume() }
        }
        // It sleeps once the loop knows of it: until then a wait waits for it.
        task?.fallAsleep()
      }
    } onCancel: {
      end { $0.resume(throwing: CancellationError()) }
    }
  }

  private var isAsleep: Bool {
    state.withLock { state in if case .asleep = state { true } else { false } }
  }

  private func end(_ resume: (CheckedContinuation<Void, any Error>) -> Void) {
    let sleeper = state.withLock { state -> CheckedContinuation<Void, any Error>? in
      defer { state = .over }
      guard case .asleep(let continuation) = state else { return nil }
      return continuation
    }
    guard let sleeper else { return }
    // From here on a wait waits for it again.
    task?.wake()
    resume(sleeper)
  }
}
