import Foundation
import HeadlessUIKit

/// What queues and run loops schedule on here: turns of UIKit time.
///
/// Work runs in a later turn of the application's main loop, and what is to come after a time when a
/// test moves the clock, or in real time where no test does. That holds for queues in the
/// background too: a test then sees what they do in an order that does not depend on threads.
enum UIKitTimeScheduler {
  static var now: Duration { MainTurn.now }

  /// Runs work in a later turn, not before a moment, unless it has ceased to be wanted.
  static func schedule(
    at moment: Duration? = nil, isWanted: (@Sendable () -> Bool)? = nil,
    _ action: @escaping () -> Void
  ) {
    // Proof: it is handed over, and runs once, on the main actor.
    nonisolated(unsafe) let action = action
    MainTurn.post("Combine", after: moment.map { $0 - now }, isWanted: isWanted) { action() }
  }

  /// Runs work at a moment, and again and again after it, until the token is cancelled.
  static func schedule(
    at moment: Duration, every interval: Duration, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let series = Series(action, every: max(interval, .microseconds(100)))
    series.scheduleNext(at: moment)
    return AnyCancellable(series)
  }

  /// Work that is repeated.
  private final class Series: Cancellable {
    private let lock = NSLock()
    private let interval: Duration
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void, every interval: Duration) {
      self.action = action
      self.interval = interval
    }

    func scheduleNext(at moment: Duration) {
      // Proof: what changes is guarded by the lock.
      nonisolated(unsafe) let this = self
      UIKitTimeScheduler.schedule(at: moment, isWanted: { this.isWanted }) {
        guard let action = self.lock.withLock({ self.action }) else { return }
        action()
        if self.isWanted { self.scheduleNext(at: moment + self.interval) }
      }
    }

    private var isWanted: Bool { lock.withLock { action != nil } }

    func cancel() {
      let dropped = lock.withLock {
        defer { action = nil }
        return action
      }
      withExtendedLifetime(dropped) {}
    }
  }
}
