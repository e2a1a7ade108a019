import FailureReporting

/// The way from any thread to a turn of the application's main loop.
package enum MainTurn {
  /// The time on the application's clock, on any thread.
  package static var now: Duration { ApplicationScope.current.elsewhere.now }

  /// Runs work on a later turn of the main loop, or on one after a delay.
  ///
  /// It never runs within the call. Time that no test moves passes as real time does.
  ///
  /// - Parameters:
  ///   - lane: The lane that it takes, if not the queue's.
  ///   - words: Its name in a failure while it is delayed, if that differs from the turn's name.
  ///   - isWanted: Whether the work is still to come, which it may cease to be.
  package static func post(
    _ name: StaticString, lane: WorkLane? = nil, words: String? = nil,
    after delay: Duration? = nil, isWanted: (@Sendable () -> Bool)? = nil,
    _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    if MainQueue.isCurrent {
      MainActor.runUnchecked {
        UIApplication.shared.mainLoop.take(
          .init(
            name: name, words: words, delay: delay, isWanted: isWanted, lane: lane ?? .main,
            context: ReportingContext(), work: work))
      }
    } else {
      let scope = ApplicationScope.current
      scope.elsewhere.post(
        .init(
          name: name, words: words, delay: delay, isWanted: isWanted,
          lane: lane ?? .current, context: ReportingContext(), work: work),
        to: scope)
    }
  }

  /// Waits for a later turn of the main loop.
  @MainActor package static func come(_ name: StaticString) async {
    await answer(orWithout: ()) { answer in
      UIApplication.shared.mainLoop.enqueue(name) { answer(()) }
    }
  }

  /// Waits for an answer that comes on a turn of the main loop.
  ///
  /// Where the application ends before, the task goes on as well: a turn that is dropped would leave it
  /// waiting for ever, with all that it holds.
  ///
  /// - Parameters:
  ///   - other: The answer where no other one will come.
  ///   - ask: Gets what to call with the answer, once.
  @MainActor package static func answer<Value: Sendable>(
    orWithout other: Value, _ ask: (@escaping @MainActor (Value) -> Void) -> Void
  ) async -> Value {
    await withCheckedContinuation { continuation in
      let awaited = AwaitedAnswer(continuation, without: other)
      ask { awaited.come($0) }
    }
  }
}

/// An answer that a task waits for, until it comes or is dropped.
@MainActor
private final class AwaitedAnswer<Value: Sendable> {
  private var waiting: CheckedContinuation<Value, Never>?
  private let other: Value

  init(_ waiting: CheckedContinuation<Value, Never>, without other: Value) {
    self.waiting = waiting
    self.other = other
  }

  deinit { waiting?.resume(returning: other) }

  func come(_ value: Value) {
    waiting?.resume(returning: value)
    waiting = nil
  }
}
