extension Publishers {
  /// What the operators make that hand on by way of a scheduler, such as `delay` and `debounce`.
  ///
  /// Each has the name of Combine's own type besides.
  public struct Timed<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values that are sent.
    public typealias Output = Upstream.Output
    /// The kind of error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The scheduler that hands them on.
    public let scheduler: Context

    let timing: Timing<Context, Failure>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      switch timing {
      case .later(let delay, let options):
        upstream.subscribe(
          SchedulingOperator(subscriber, on: scheduler, options: options, after: delay))
      case .quiet(let interval, let options):
        upstream.subscribe(
          DebounceOperator(subscriber, for: interval, on: scheduler, options: options))
      case .sparse(let interval, let latest):
        upstream.subscribe(
          ThrottleOperator(subscriber, for: interval, on: scheduler, latest: latest))
      case .limited(let interval, let options, let error):
        upstream.subscribe(
          TimeoutOperator(
            subscriber, after: interval, on: scheduler, options: options, error: error))
      case .subscription(let options):
        SubscribingOperator(subscriber, on: scheduler, options: options).subscribe(to: upstream)
      }
    }
  }

  /// The publisher that `receive(on:)` makes.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Timed<Upstream, Context>
  /// The publisher that `subscribe(on:)` makes.
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = Timed<Upstream, Context>
  /// The publisher that `delay` makes.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Timed<Upstream, Context>
  /// The publisher that `debounce` makes.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Timed<Upstream, Context>
  /// The publisher that `throttle` makes.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Timed<Upstream, Context>
  /// The publisher that `measureInterval` makes.
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = Map<
    Upstream, Context.SchedulerTimeType.Stride
  >
  /// The publisher that `timeout` makes.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = Timed<Upstream, Context>
}

/// The times at which values are handed on.
enum Timing<Context: Scheduler, Failure: Error> {
  typealias Interval = Context.SchedulerTimeType.Stride

  /// Each later, by a time or as soon as can be.
  case later((Interval, tolerance: Interval)?, options: Context.SchedulerOptions?)
  /// After a time without a value.
  case quiet(Interval, options: Context.SchedulerOptions?)
  /// One for each interval.
  case sparse(Interval, latest: Bool)
  /// Until nothing came for a time.
  case limited(Interval, options: Context.SchedulerOptions?, error: (() -> Failure)?)
  /// It is the subscription that is later.
  case subscription(options: Context.SchedulerOptions?)
}
