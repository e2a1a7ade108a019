public import Foundation

extension RunLoop {
  /// Schedules a timer in UIKit time; there is one run loop mode only.
  ///
  /// It stands for `add(_:forMode:)`, whose timers fire in real time, on a run loop that runs. A timer
  /// that was scheduled with a selector fires already, and is left alone.
  @preconcurrency @MainActor
  public func addTimer(_ timer: Timer, forMode mode: RunLoop.Mode) {
    // A timer is asked for its date a moment after it was made.
    let left = (timer.fireDate.timeIntervalSinceNow * 1_000).rounded() / 1_000
    Timer.schedule(timer, after: left)
  }
}
