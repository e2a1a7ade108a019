import Foundation
import HeadlessCombine

/// A scheduler that writes down what is asked of it, and does it when it is told to.
final class RecordingScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var asked: [String] = []
  private var actions: [() -> Void] = []

  var now: SchedulerTimeType {
    asked.append("now")
    return DispatchQueue.main.now
  }

  var minimumTolerance: SchedulerTimeType.Stride { 0 }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    asked.append("soon")
    actions.append(action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    asked.append("after")
    actions.append(action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    asked.append("every")
    actions.append(action)
    return AnyCancellable { self.asked.append("stop") }
  }

  /// Does what has been scheduled so far.
  func run() {
    let due = actions
    actions = []
    for action in due { action() }
  }
}
