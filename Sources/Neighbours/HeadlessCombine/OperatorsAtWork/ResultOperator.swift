import Foundation

/// An operator that asks for all there is, and has one result, mostly at the end.
///
/// The result waits until it is asked for, as does the end where there is no result.
final class ResultOperator<Input, Failure: Error, Downstream: Subscriber>: Operator<
  Input, Failure, Downstream
>
{
  private let gatherer: Gatherer<Input, Downstream.Input, Downstream.Failure>
  private let mapError: (Failure) -> Downstream.Failure
  private let lock = NSLock()
  private var isAskedFor = false
  /// What is sent when it is asked for: a value and the end, or the end alone.
  private var waiting: Downstream.Input??

  init(
    _ downstream: Downstream, named name: StaticString,
    _ gatherer: Gatherer<Input, Downstream.Input, Downstream.Failure>,
    mapError: @escaping (Failure) -> Downstream.Failure
  ) {
    self.gatherer = gatherer
    self.mapError = mapError
    super.init(downstream, named: name)
  }

  override var demandAtStart: Subscribers.Demand { .unlimited }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard isRunning else { return .none }
    switch gatherer.gather(input) {
    case .skip: break
    case .send(let output):
      guard let subscription = end() else { break }
      subscription.cancel()
      give(output)
    case .end(let completion):
      guard let subscription = end() else { break }
      subscription.cancel()
      downstream.receive(completion: completion)
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    switch completion {
    case .failure(let error): downstream.receive(completion: .failure(mapError(error)))
    case .finished:
      switch gatherer.result() {
      case .send(let output): give(output)
      case .skip: give(nil)
      case .end(let completion): downstream.receive(completion: completion)
      }
    }
  }

  /// Receives what asks for the result; more than one there is not.
  override func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let result: Downstream.Input?? = lock.withLock {
      isAskedFor = true
      defer { waiting = nil }
      return waiting
    }
    if let result { send(result) }
  }

  override func cancel() {
    let dropped = lock.withLock {
      defer { waiting = nil }
      return waiting
    }
    withExtendedLifetime(dropped) { super.cancel() }
  }

  private func give(_ result: Downstream.Input?) {
    let isAskedFor = lock.withLock {
      if !self.isAskedFor { waiting = .some(result) }
      return self.isAskedFor
    }
    if isAskedFor { send(result) }
  }

  private func send(_ result: Downstream.Input?) {
    if let result { _ = downstream.receive(result) }
    downstream.receive(completion: .finished)
  }
}

/// What one subscription gathers on its way to a result.
struct Gatherer<Input, Output, Failure: Error> {
  /// Takes a value; what it sends is the result before the end.
  let gather: (Input) -> ValueFate<Output, Failure>
  /// The result at the end; none if it skips.
  let result: () -> ValueFate<Output, Failure>
}

/// The fate of a value in an operator that has one result.
enum ValueFate<Output, Failure: Error> {
  /// The result is known.
  case send(Output)
  case skip
  case end(Subscribers.Completion<Failure>)
}
