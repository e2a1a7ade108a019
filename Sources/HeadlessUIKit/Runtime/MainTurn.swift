import FailureReporting

/// The way from any thread to a turn of the application's main loop.
package enum MainTurn {
  /// The time on the application's clock, on any thread.
  package static var now: Duration { ApplicationScope.current.elsewhere.now }

  /// Lets work run on a later turn of the main loop, or on one after a delay.
  ///
  /// It never runs within the call. Time that nobody moves passes as real time does.
  ///
  /// - Parameters:
  ///   - lane: On which way it comes, if not on that of the queue.
  ///   - words: What it is called in a failure while it is delayed, if its name does not tell.
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
  ///
  /// Where the application ends before, the task goes on as well: a turn that is dropped would leave it
  /// waiting for ever, with all that it holds.
  @MainActor package static func come(_ name: StaticString) async {
    await withCheckedContinuation { continuation in
      let turn = AwaitedTurn(continuation)
      UIApplication.shared.mainLoop.enqueue(name) { turn.come() }
    }
  }
}

/// A turn that a task waits for, until it comes or is dropped.
@MainActor
private final class AwaitedTurn {
  private var waiting: CheckedContinuation<Void, Never>?

  init(_ waiting: CheckedContinuation<Void, Never>) { self.waiting = waiting }

  deinit { waiting?.resume() }

  func come() {
    waiting?.resume()
    waiting = nil
  }
}
