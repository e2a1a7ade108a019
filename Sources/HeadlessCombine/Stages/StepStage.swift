/// An operator that decides about each value when it comes.
final class StepStage<Input, Failure: Error, Downstream: Subscriber>: Stage<
  Input, Failure, Downstream
>
{
  private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let atEnd: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  init(
    _ downstream: Downstream,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
    atEnd: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  ) {
    self.step = step
    self.atEnd = atEnd
    super.init(downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard isRunning else { return .none }
    switch step(input) {
    case .send(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .sendLast(let output):
      guard let subscription = end() else { return .none }
      subscription.cancel()
      _ = downstream.receive(output)
      downstream.receive(completion: .finished)
      return .none
    case .end(let completion):
      guard let subscription = end() else { return .none }
      subscription.cancel()
      downstream.receive(completion: completion)
      return .none
    }
  }

  override func receive(completion: Subscribers.Completion<Failure>) { finish(atEnd(completion)) }
}
