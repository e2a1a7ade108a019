import Foundation

/// Ends when no value has come for a time.
final class TimeoutOperator<Context: Scheduler, Downstream: Subscriber>: Operator<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let interval: Context.SchedulerTimeType.Stride
  private let error: (() -> Downstream.Failure)?
  private let lock = NSLock()
  private var timer: (any Cancellable)?
  private var isAsked = false

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
    restart()
    super.begin()
  }

  override func request(_ demand: Subscribers.Demand) {
    let isFirst = lock.withLock {
      defer { isAsked = true }
      return !isAsked
    }
    if isFirst, isRunning { restart() }
    requestAbove(demand)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isRunning else { return .none }
    restart()
    scheduler.schedule(options: options) {
      guard self.isRunning else { return }
      let more = self.downstream.receive(input)
      if more > .none { self.requestAbove(more) }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard isRunning else { return }
    replaceTimer(by: nil)
    scheduler.schedule(options: options) { self.finish(completion) }
  }

  override func cancel() {
    replaceTimer(by: nil)
    super.cancel()
  }

  /// Ends after the time, unless something comes before.
  private func restart() {
    replaceTimer(by: nil)
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { self.runOut() }
    replaceTimer(by: timer)
  }

  private func runOut() {
    replaceTimer(by: nil)
    guard let subscription = end() else { return }
    subscription.cancel()
    downstream.receive(completion: error.map { .failure($0()) } ?? .finished)
  }

  private func replaceTimer(by timer: (any Cancellable)?) {
    var timer = timer
    lock.withLock { swap(&self.timer, &timer) }
    timer?.cancel()
  }
}
