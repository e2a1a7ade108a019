public import Foundation

extension RunLoop: UIKitTimeScheduling {
  /// A moment of UIKit time.
  public typealias SchedulerTimeType = SchedulerMoment

  /// No options.
  public struct SchedulerOptions {}
}
