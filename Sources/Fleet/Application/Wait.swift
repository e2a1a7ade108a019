import Foundation
import HeadlessUIKit

/// A wait in UIKit time until something holds: the one loop of all waits.
///
/// Due work runs, and the condition is asked. Then other work gets its turns, such as tasks of the
/// app, in the waiting code's own way: by an `await`, on the real main queue, or not at all. Then
/// time moves to the next timed work, unless the app has work in flight elsewhere, and it begins
/// anew.
@MainActor
package struct Wait {
  private let loop: MainLoop
  /// Moves UIKit time on, and runs the work that is due.
  ///
  /// Returns whether no work is left.
  private let pass: (Duration) -> Bool
  /// The UIKit time that may still pass; `nil` without a limit.
  private var rest: Duration?
  /// How often others get their turns before time moves, and how often still.
  private let turns: Int
  private var turnsLeft: Int
  private var hasPassed = false
  /// The app's work elsewhere, in real time: the clock does not overtake it.
  package var work: WorkInFlight
  /// Whether the turn that others are to take now is a wait for a change of that work.
  package private(set) var isForWork = false

  /// A wait of so many seconds of UIKit time, or a wait that ends by other means.
  ///
  /// - Parameter limit: For how long it waits in real time for work elsewhere, unless as long as in
  ///   UIKit time.
  package init(
    in application: UIApplication, timeout: TimeInterval?, othersTakeTurns turns: Int = 0,
    workWithin limit: Duration? = nil, _ pass: @escaping (Duration) -> Bool
  ) {
    loop = application.mainLoop
    rest = timeout.map { .uiKitTime($0) }
    work = WorkInFlight(of: application, within: limit ?? rest ?? .zero)
    self.turns = turns
    turnsLeft = turns
    self.pass = pass
  }

  /// Whether no time has passed, or no time is left: then other work gets the turns that it needs.
  package var isAtAnEnd: Bool { !hasPassed || rest == .zero }

  /// Goes on until it is known whether the condition holds, or until others are to take a turn.
  ///
  /// - Returns: Whether it holds; `nil` if others are to take a turn now.
  package mutating func goOn(until holds: () -> Bool) -> Bool? {
    // Work that others have left may lead to more once it is done.
    if rest == nil, !loop.isIdle { turnsLeft = turns }
    isForWork = false
    while true {
      let isAtRest = pass(.zero)
      if holds() { return true }
      guard isAtRest else { return false }
      if turnsLeft > 0 {
        turnsLeft -= 1
        return nil
      }
      guard rest != .zero else { return false }
      turnsLeft = turns
      if work.isBusy {
        isForWork = true
        return nil
      }
      moveTime()
    }
  }

  /// Moves time to the next timed work, or to the end.
  private mutating func moveTime() {
    hasPassed = true
    let pending = loop.pending
    let next = pending.delayed.isEmpty ? rest : max(pending.delay, .milliseconds(1))
    guard let next else { return }
    let step = rest.map { min($0, next) } ?? next
    _ = pass(step)
    rest? -= step
  }
}
