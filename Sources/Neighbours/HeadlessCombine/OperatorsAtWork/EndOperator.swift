/// Passes everything on, and calls a closure once when the stream has ended or is cancelled.
final class EndOperator<Downstream: Subscriber>: Operator<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let hasEnded: () -> Void

  init(_ downstream: Downstream, named name: StaticString? = nil, hasEnded: @escaping () -> Void) {
    self.hasEnded = hasEnded
    super.init(downstream, named: name)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    isRunning ? downstream.receive(input) : .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard end() != nil else { return }
    downstream.receive(completion: completion)
    hasEnded()
  }

  override func cancel() {
    guard let subscription = end() else { return }
    subscription.cancel()
    hasEnded()
  }
}
