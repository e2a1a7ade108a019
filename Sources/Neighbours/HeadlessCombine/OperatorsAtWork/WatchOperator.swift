/// Tells closures of all that passes, in the order in which it does.
final class WatchOperator<Upstream: Publisher, Downstream: Subscriber>: Operator<
  Downstream.Input, Downstream.Failure, Downstream
>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let events: Publishers.HandleEvents<Upstream>

  init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
    self.events = events
    super.init(downstream, named: "HandleEvents")
  }

  override func begin() {
    if let above { events.receiveSubscription?(above) }
    super.begin()
  }

  override func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    super.request(demand)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isRunning else { return .none }
    events.receiveOutput?(input)
    let more = downstream.receive(input)
    if more > .none { events.receiveRequest?(more) }
    return more
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard end() != nil else { return }
    events.receiveCompletion?(completion)
    downstream.receive(completion: completion)
  }

  override func cancel() {
    guard let subscription = end() else { return }
    events.receiveCancel?()
    subscription.cancel()
  }
}
