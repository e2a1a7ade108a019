public import Foundation
import HeadlessUIKit

/// A moment of UIKit time.
///
/// It is the `SchedulerTimeType` of run loops and queues, which Combine gives a type each.
public struct SchedulerMoment: Strideable, Hashable, Sendable {
  /// The time since its beginning.
  let time: Duration

  init(_ time: Duration) { self.time = time }

  /// Creates a moment of Dispatch's, whose clock begins as UIKit time does.
  public init(_ time: DispatchTime) { self.time = time.uiKitTime }

  /// Creates a moment by its date.
  public init(_ date: Date) {
    time = .seconds(date.timeIntervalSince(ApplicationScope.current.elsewhere.firstDate))
  }

  /// The moment's date.
  public var date: Date {
    ApplicationScope.current.elsewhere.firstDate.addingTimeInterval(time / .seconds(1))
  }

  static var now: SchedulerMoment { SchedulerMoment(UIKitTimeScheduler.now) }

  /// The time as Dispatch has it.
  public var dispatchTime: DispatchTime {
    let (seconds, attoseconds) = time.components
    return DispatchTime(
      uptimeNanoseconds: UInt64(clamping: seconds) &* 1_000_000_000
        &+ UInt64(clamping: attoseconds / 1_000_000_000))
  }

  /// The time to another moment.
  public func distance(to other: SchedulerMoment) -> SchedulerInterval {
    let (seconds, attoseconds) = (other.time - time).components
    return .seconds(Int(seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000))
  }

  public func advanced(by n: SchedulerInterval) -> SchedulerMoment {
    SchedulerMoment(time + n.duration)
  }
}

/// A scheduler whose work runs in UIKit time.
public protocol UIKitTimeScheduling: Scheduler where SchedulerTimeType == SchedulerMoment {}

extension UIKitTimeScheduling {
  public var now: SchedulerMoment { .now }
  /// How exact it is: entirely.
  public var minimumTolerance: SchedulerInterval { 0 }

  /// Runs work in a later turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    UIKitTimeScheduler.schedule(action)
  }

  /// Runs work at a moment.
  public func schedule(
    after date: SchedulerMoment, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    UIKitTimeScheduler.schedule(at: date.time, action)
  }

  /// Runs work at a moment and again and again after it.
  public func schedule(
    after date: SchedulerMoment, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    UIKitTimeScheduler.schedule(at: date.time, every: interval.duration, action)
  }
}

extension OperationQueue: UIKitTimeScheduling {
  /// A moment of UIKit time.
  public typealias SchedulerTimeType = SchedulerMoment

  /// No options.
  public struct SchedulerOptions {}
}

extension RunLoop: UIKitTimeScheduling {
  /// A moment of UIKit time.
  public typealias SchedulerTimeType = SchedulerMoment

  /// No options.
  public struct SchedulerOptions {}
}
