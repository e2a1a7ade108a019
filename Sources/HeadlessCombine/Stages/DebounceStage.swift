import Foundation

/// Sends the latest value when no other has come for a time.
///
/// A value that still waits when the stream ends is dropped.
final class DebounceStage<Context: Scheduler, Downstream: Subscriber>: Stage<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let interval: Context.SchedulerTimeType.Stride
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var newest = 0
  private var value: Downstream.Input?

  init(
    _ downstream: Downstream, for interval: Context.SchedulerTimeType.Stride,
    on scheduler: Context, options: Context.SchedulerOptions?
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    super.init(downstream, named: "Debounce")
  }

  override var demandAtStart: Subscribers.Demand { .unlimited }

  override func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isRunning else { return .none }
    let number = lock.withLock {
      value = input
      newest += 1
      return newest
    }
    scheduler.schedule(
      after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
      options: options
    ) { self.send(number) }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock { value = nil }
    scheduler.schedule(options: options) { self.finish(completion) }
  }

  private func send(_ number: Int) {
    guard let value = take(number), isRunning else { return }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
  }

  /// The value that waits, if none has come after it and it is asked for.
  private func take(_ number: Int) -> Downstream.Input? {
    lock.withLock {
      guard number == newest, demand > .none, value != nil else { return nil }
      demand -= 1
      defer { value = nil }
      return value
    }
  }
}
