import Foundation

/// Sends a value at once, and then one for each interval in which some came.
final class ThrottleStage<Context: Scheduler, Downstream: Subscriber>: Stage<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let sendsLatest: Bool
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var value: Downstream.Input?
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var lastTime: Context.SchedulerTimeType?
  private var isScheduled = false

  init(
    _ downstream: Downstream, for interval: Context.SchedulerTimeType.Stride,
    on scheduler: Context, latest: Bool
  ) {
    self.interval = interval
    self.scheduler = scheduler
    sendsLatest = latest
    super.init(downstream, named: "Throttle")
  }

  override var demandAtStart: Subscribers.Demand { .unlimited }

  override func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isRunning else { return .none }
    lock.withLock { if sendsLatest || value == nil { value = input } }
    scheduleNext()
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let hasValue = lock.withLock {
      self.completion = completion
      return value != nil
    }
    if case .finished = completion, hasValue { return }
    scheduler.schedule { self.finish(completion) }
  }

  /// Sends what waits at the next moment that may have a value.
  private func scheduleNext() {
    let isNew = lock.withLock {
      defer { isScheduled = true }
      return !isScheduled
    }
    guard isNew else { return }
    let now = scheduler.now
    let next = lock.withLock { lastTime.map { $0.advanced(by: interval) } }
    if let next, next > now {
      scheduler.schedule(after: next) { self.send() }
    } else {
      scheduler.schedule { self.send() }
    }
  }

  private func send() {
    let now = scheduler.now
    let (value, completion) = take(at: now)
    guard isRunning else { return }
    if let value {
      let more = downstream.receive(value)
      lock.withLock { demand += more }
    }
    if let completion { finish(completion) }
  }

  /// What waits, as far as it is asked for, and the end if it came meanwhile.
  private func take(
    at now: Context.SchedulerTimeType
  ) -> (Downstream.Input?, Subscribers.Completion<Downstream.Failure>?) {
    lock.withLock {
      isScheduled = false
      lastTime = now
      defer { value = nil }
      guard demand > .none, value != nil else { return (nil, completion) }
      demand -= 1
      return (value, completion)
    }
  }
}
