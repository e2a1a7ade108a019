import Foundation

/// Sends a value at once, and then one for each interval in which some came.
final class ThrottleOperator<Context: Scheduler, Downstream: Subscriber>: Operator<
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
  /// The time of the last event from above.
  private var moment: Context.SchedulerTimeType
  private var lastTime: Context.SchedulerTimeType?

  init(
    _ downstream: Downstream, for interval: Context.SchedulerTimeType.Stride,
    on scheduler: Context, latest: Bool
  ) {
    self.interval = interval
    self.scheduler = scheduler
    sendsLatest = latest
    moment = scheduler.now
    super.init(downstream, named: "Throttle")
  }

  override var demandAtStart: Subscribers.Demand { .unlimited }

  override func begin() {
    noteMoment()
    super.begin()
  }

  override func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  /// Keeps the value for the next moment that may have one; one that is not asked for is dropped.
  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isRunning, !isEnding else { return .none }
    let now = noteMoment()
    let isFirst = lock.withLock {
      guard demand > .none else { return false }
      guard value == nil else {
        if sendsLatest { value = input }
        return false
      }
      demand -= 1
      value = input
      return true
    }
    if isFirst { scheduleNext(from: now) }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard isRunning, !isEnding else { return }
    forgetAbove()
    noteMoment()
    let isAlone = lock.withLock {
      self.completion = completion
      return value == nil
    }
    if isAlone { scheduler.schedule { [weak self] in self?.send() } }
  }

  /// Whether the end has come, and waits with the last value.
  private var isEnding: Bool { lock.withLock { completion != nil } }

  @discardableResult
  private func noteMoment() -> Context.SchedulerTimeType {
    let now = scheduler.now
    lock.withLock { moment = now }
    return now
  }

  private func scheduleNext(from now: Context.SchedulerTimeType) {
    let next = lock.withLock { lastTime.map { $0.advanced(by: interval) } }
    if let next, next > now {
      scheduler.schedule(after: next) { [weak self] in self?.send() }
    } else {
      scheduler.schedule { [weak self] in self?.send() }
    }
  }

  /// Sends the value that waits, and the end if it came meanwhile.
  private func send() {
    guard isRunning else { return }
    let now: Context.SchedulerTimeType? = isEnding ? nil : scheduler.now
    let (value, completion) = lock.withLock {
      if let now { lastTime = now }
      defer { (self.value, self.completion) = (nil, nil) }
      return (self.value, self.completion)
    }
    if let value {
      let more = downstream.receive(value)
      lock.withLock { demand += more }
    }
    if let completion { finish(completion) }
  }
}
