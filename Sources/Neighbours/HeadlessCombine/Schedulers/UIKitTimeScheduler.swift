import Foundation
import HeadlessUIKit
import Locks

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
    let action = MainActorOnly(action)
    MainTurn.post("Combine", after: moment.map { $0 - now }, isWanted: isWanted) {
      action.value()
    }
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
  private final class Series: Cancellable, Sendable {
    private let interval: Duration
    private let action: Locked<(() -> Void)?>

    init(_ action: @escaping () -> Void, every interval: Duration) {
      // Proof: it is only called on the main actor.
      self.action = Locked(unchecked: action)
      self.interval = interval
    }

    func scheduleNext(at moment: Duration) {
      UIKitTimeScheduler.schedule(at: moment, isWanted: { self.isWanted }) {
        guard let action = self.action.withLockUnchecked({ $0 }) else { return }
        action()
        if self.isWanted { self.scheduleNext(at: moment + self.interval) }
      }
    }

    private var isWanted: Bool { action.withLock { $0 != nil } }

    func cancel() {
      let dropped = action.withLockUnchecked { action in
        defer { action = nil }
        return action
      }
      withExtendedLifetime(dropped) {}
    }
  }
}
