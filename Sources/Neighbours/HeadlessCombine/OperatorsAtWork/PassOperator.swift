/// An operator that makes another value of each, and hands on the subscription above as its own.
///
/// It keeps nothing of the stream: what is below asks and cancels what is above by itself.
final class PassOperator<Input, Failure: Error, Downstream: Subscriber>: OperatorOutput<
  Downstream.Input, Downstream.Failure
>, Subscriber
{
  private let downstream: Downstream
  private let asksForAll: Bool
  private let step: StepOperator<Input, Failure, Downstream>.Decision
  private let atEnd: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  init(
    _ downstream: Downstream, asksForAll: Bool,
    step: @escaping StepOperator<Input, Failure, Downstream>.Decision,
    atEnd: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  ) {
    self.downstream = downstream
    self.asksForAll = asksForAll
    self.step = step
    self.atEnd = atEnd
  }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
    if asksForAll { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand { step(input, self) }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: atEnd(completion))
  }

  override func send(_ output: Downstream.Input) -> Subscribers.Demand {
    downstream.receive(output)
  }
}
