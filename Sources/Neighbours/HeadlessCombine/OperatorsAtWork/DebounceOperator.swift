import Foundation

/// Sends the latest value when no other has come for a time.
///
/// A value that still waits when the stream ends is dropped.
final class DebounceOperator<Context: Scheduler, Downstream: Subscriber>: Operator<
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
  private var timer: (any Cancellable)?

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
    let due = scheduler.now.advanced(by: interval)
    let number = lock.withLock {
      value = input
      newest += 1
      return newest
    }
    let timer = scheduler.schedule(
      after: due, interval: interval, tolerance: scheduler.minimumTolerance, options: options
    ) { self.send(number) }
    replaceTimer(by: timer, for: number)
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard end() != nil else { return }
    stopTimer()
    scheduler.schedule { self.downstream.receive(completion: completion) }
  }

  override func cancel() {
    stopTimer()
    super.cancel()
  }

  /// Keeps the timer of a value, unless the value has been sent within the call that made it.
  private func replaceTimer(by timer: any Cancellable, for number: Int) {
    let old: (any Cancellable)? = lock.withLock {
      guard number == newest, value != nil else { return timer }
      defer { self.timer = timer }
      return self.timer
    }
    old?.cancel()
  }

  private func stopTimer() {
    let timer = lock.withLock {
      value = nil
      defer { self.timer = nil }
      return self.timer
    }
    timer?.cancel()
  }

  /// Sends the value if none has come after it; one that is not asked for is dropped.
  private func send(_ number: Int) {
    guard isRunning else { return }
    let (timer, input) = take(number)
    timer?.cancel()
    guard let input else { return }
    let more = downstream.receive(input)
    lock.withLock { demand += more }
  }

  private func take(_ number: Int) -> ((any Cancellable)?, Downstream.Input?) {
    lock.withLock {
      guard number == newest else { return (nil, nil) }
      defer { (timer, value) = (nil, nil) }
      guard demand > .none, value != nil else { return (timer, nil) }
      demand -= 1
      return (timer, value)
    }
  }
}
