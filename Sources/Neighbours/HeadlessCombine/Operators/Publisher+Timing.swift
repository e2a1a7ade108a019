extension Publisher {
  /// Hands values and the end on by way of a scheduler, always later.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    timed(on: scheduler, .later(nil, options: options))
  }

  /// Subscribes by way of a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    timed(on: scheduler, .subscription(options: options))
  }

  /// Hands values and the end on later by a time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    let tolerance = tolerance ?? scheduler.minimumTolerance
    return timed(on: scheduler, .later((interval, tolerance), options: options))
  }

  /// Sends a value when no other has come for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    timed(on: scheduler, .quiet(dueTime, options: options))
  }

  /// Sends the first or the latest value of each interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    timed(on: scheduler, .sparse(interval, latest: latest))
  }

  /// Ends when no value has come for a time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    timed(on: scheduler, .limited(interval, options: options, error: customError))
  }

  /// Sends how much time passed before each value.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.Steps(self, named: "MeasureInterval") {
      var last = scheduler.now
      return {
        let before = last
        last = scheduler.now
        return $1.send(before.distance(to: last))
      }
    }
  }

  private func timed<S: Scheduler>(
    on scheduler: S, _ timing: Timing<S, Failure>
  ) -> Publishers.Timed<Self, S> {
    Publishers.Timed(upstream: self, scheduler: scheduler, timing: timing)
  }
}
