import Foundation

/// An operator that asks for all there is, and has one result, mostly at the end.
final class ResultStage<Input, Failure: Error, Downstream: Subscriber>: Stage<
  Input, Failure, Downstream
>
{
  private let gatherer: Gatherer<Input, Downstream.Input, Downstream.Failure>
  private let mapError: (Failure) -> Downstream.Failure
  private let lock = NSLock()
  private var isAskedFor = false
  private var result: Downstream.Input?

  init(
    _ downstream: Downstream, _ gatherer: Gatherer<Input, Downstream.Input, Downstream.Failure>,
    mapError: @escaping (Failure) -> Downstream.Failure
  ) {
    self.gatherer = gatherer
    self.mapError = mapError
    super.init(downstream)
  }

  override var demandAtStart: Subscribers.Demand { .unlimited }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard isRunning, !hasResult else { return .none }
    switch gatherer.gather(input) {
    case .skip: break
    case .send(let output): give(output)
    case .end(let completion):
      guard let subscription = end() else { break }
      subscription.cancel()
      downstream.receive(completion: completion)
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard isRunning, !hasResult else { return }
    switch completion {
    case .failure(let error): finish(.failure(mapError(error)))
    case .finished:
      switch gatherer.result() {
      case .send(let output): give(output)
      case .skip: finish(.finished)
      case .end(let completion): finish(completion)
      }
    }
  }

  /// Receives what asks for the result; more than one there is not.
  override func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let result = lock.withLock {
      isAskedFor = true
      return self.result
    }
    if let result { sendResult(result) }
  }

  private var hasResult: Bool { lock.withLock { result != nil } }

  private func give(_ output: Downstream.Input) {
    let isAskedFor = lock.withLock {
      result = output
      return self.isAskedFor
    }
    if isAskedFor { sendResult(output) }
  }

  private func sendResult(_ output: Downstream.Input) {
    guard let subscription = end() else { return }
    subscription.cancel()
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }
}

/// What one subscription gathers on its way to a result.
struct Gatherer<Input, Output, Failure: Error> {
  /// Takes a value; what it sends is the result before the end.
  let gather: (Input) -> Step<Output, Failure>
  /// The result at the end; none if it skips.
  let result: () -> Step<Output, Failure>
}
