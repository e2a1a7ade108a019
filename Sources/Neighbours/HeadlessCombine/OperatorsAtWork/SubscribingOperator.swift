/// Subscribes, asks and cancels by way of a scheduler, and hands on what comes as it comes.
final class SubscribingOperator<Context: Scheduler, Downstream: Subscriber>: Operator<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let scheduler: Context
  private let options: Context.SchedulerOptions?

  init(_ downstream: Downstream, on scheduler: Context, options: Context.SchedulerOptions?) {
    self.scheduler = scheduler
    self.options = options
    super.init(downstream, named: "SubscribeOn")
  }

  func subscribe<P: Publisher>(to publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    scheduler.schedule(options: options) { publisher.subscribe(self) }
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    isRunning ? downstream.receive(input) : .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    finish(completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    guard let above else { return }
    scheduler.schedule(options: options) { above.request(demand) }
  }

  override func cancel() {
    guard let subscription = end() else { return }
    scheduler.schedule(options: options) { subscription.cancel() }
  }
}
