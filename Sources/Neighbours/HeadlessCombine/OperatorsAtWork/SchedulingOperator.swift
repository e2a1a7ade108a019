/// Hands values and the end on by way of a scheduler, each later by the same time, in their order.
final class SchedulingOperator<Context: Scheduler, Downstream: Subscriber>: Operator<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let schedule: (@escaping () -> Void) -> Void

  init(
    _ downstream: Downstream, on scheduler: Context, options: Context.SchedulerOptions?,
    after delay: (Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride)?
  ) {
    schedule = { action in
      guard let (interval, tolerance) = delay else {
        return scheduler.schedule(options: options, action)
      }
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
    }
    super.init(downstream, named: delay == nil ? "ReceiveOn" : "Delay")
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isRunning else { return .none }
    schedule {
      guard self.isRunning else { return }
      self.requestMore(self.downstream.receive(input))
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    schedule { self.finish(completion) }
  }

  private func requestMore(_ demand: Subscribers.Demand) {
    if demand > .none { requestAbove(demand) }
  }
}
