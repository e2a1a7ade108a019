import Foundation

/// Ends when no value has come for a time.
final class TimeoutStage<Context: Scheduler, Downstream: Subscriber>: Stage<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let interval: Context.SchedulerTimeType.Stride
  private let error: (() -> Downstream.Failure)?
  private let lock = NSLock()
  private var newest = 0

  init(
    _ downstream: Downstream, after interval: Context.SchedulerTimeType.Stride,
    on scheduler: Context, options: Context.SchedulerOptions?, error: (() -> Downstream.Failure)?
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    self.error = error
    super.init(downstream, named: "Timeout")
  }

  override func begin() {
    super.begin()
    watch()
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isRunning else { return .none }
    watch()
    scheduler.schedule(options: options) {
      guard self.isRunning else { return }
      let more = self.downstream.receive(input)
      if more > .none { self.requestAbove(more) }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock { newest += 1 }
    scheduler.schedule(options: options) { self.finish(completion) }
  }

  /// Ends after the time, unless something comes before.
  private func watch() {
    let number = lock.withLock {
      newest += 1
      return newest
    }
    scheduler.schedule(
      after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
      options: options
    ) {
      guard self.lock.withLock({ self.newest }) == number, let subscription = self.end() else {
        return
      }
      subscription.cancel()
      self.downstream.receive(completion: self.error.map { .failure($0()) } ?? .finished)
    }
  }
}
