import Locks

/// What the `async` form of a function waits for.
///
/// When its application ends without an answer, it ends as a cancelled task does.
final class AsyncReply<Value> {
  typealias Outcome = Result<Value, any Error>

  private struct State {
    var outcome: Outcome?
    var waiting: CheckedContinuation<Void, Never>?
  }

  // Proof: the outcome goes to the one function that waits for it.
  private let state = Locked(unchecked: State())

  deinit { give(.failure(CancellationError())) }

  func give(_ outcome: Outcome) {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      if state.outcome == nil { state.outcome = outcome }
      return state.waiting
    }
    waiting?.resume()
  }

  @MainActor func value() async throws -> Value {
    await withCheckedContinuation { continuation in
      let isGiven = state.withLock { state in
        if state.outcome == nil { state.waiting = continuation }
        return state.outcome != nil
      }
      if isGiven { continuation.resume() }
    }
    guard let outcome = state.withLockUnchecked({ $0.outcome }) else { throw CancellationError() }
    return try outcome.get()
  }
}
