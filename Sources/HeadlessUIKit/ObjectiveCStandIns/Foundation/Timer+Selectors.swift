public import Foundation
import Locks

extension Timer {
  /// Creates a timer that calls a method of a target, which it keeps alive.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// Creates a timer that calls a method of a target from a date on.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let message = Message(selector, to: target)
    self.init(fire: date, interval: interval, repeats: repeats) { message.send(with: $0) }
    Self.userInfoKey[self] = userInfo
  }

  /// Creates a timer that calls a method of a target, in UIKit time.
  ///
  /// `advance(by:)` moves that time in a test. Foundation's timers with blocks run in real time, on
  /// a run loop.
  @preconcurrency @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    schedule(timer, after: interval)
    return timer
  }

  /// Creates a timer that calls a block in UIKit time.
  ///
  /// It stands for `scheduledTimer(withTimeInterval:repeats:block:)`, which fires in real time, on
  /// a run loop that runs: under Swift Testing no run loop does.
  @discardableResult
  public class func scheduledUIKitTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    // Proof: it is called where UIKit's run loop would call it, on the main thread.
    let block = Unchecked(block)
    let timer = Timer(timeInterval: interval, repeats: repeats) { block.value($0) }
    MainActor.runUnchecked(with: timer) { schedule($0, after: interval) }
    return timer
  }

  /// What the timer was made with.
  public var userInfo: Any? { Self.userInfoKey[self] }

  /// Foundation's interval in place of one that is not positive.
  private static let shortestInterval = 0.0001

  private static let userInfoKey = AssociationKey<Any>()
  private static let scheduledKey = AssociationKey<Bool>()

  /// Schedules a timer in UIKit time, unless it is scheduled already.
  @MainActor static func schedule(_ timer: Timer, after interval: TimeInterval) {
    guard scheduledKey[timer] == nil else { return }
    scheduledKey[timer] = true
    fire(timer, after: interval)
  }

  @MainActor private static func fire(_ timer: Timer, after interval: TimeInterval) {
    let delay = Duration.uiKitTime(max(interval, shortestInterval))
    UIApplication.shared.mainLoop.enqueue(
      "Timer", after: delay, isOfApp: true, isWanted: { timer.isValid }
    ) {
      guard timer.isValid else { return }
      timer.fire()
      if timer.isValid { fire(timer, after: timer.timeInterval) }
    }
  }
}
