/// An operator that decides about each value when it comes.
final class StepOperator<Input, Failure: Error, Downstream: Subscriber>: Operator<
  Input, Failure, Downstream
>
{
  typealias Decision = (Input, OperatorOutput<Downstream.Input, Downstream.Failure>) ->
    Subscribers.Demand

  private let step: Decision
  private let atEnd: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  init(
    _ downstream: Downstream, named name: StaticString, step: @escaping Decision,
    atEnd: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  ) {
    self.step = step
    self.atEnd = atEnd
    super.init(downstream, named: name)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    isRunning ? step(input, self) : .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) { finish(atEnd(completion)) }

  // MARK: What a value becomes

  override func send(_ output: Downstream.Input) -> Subscribers.Demand {
    downstream.receive(output)
  }

  override func sendLast(_ output: Downstream.Input) -> Subscribers.Demand {
    guard let subscription = end() else { return .none }
    subscription.cancel()
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
    return .none
  }

  override func end(
    _ completion: Subscribers.Completion<Downstream.Failure>
  ) -> Subscribers.Demand {
    guard let subscription = end() else { return .none }
    subscription.cancel()
    downstream.receive(completion: completion)
    return .none
  }
}
