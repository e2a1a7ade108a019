import Foundation

/// Keeps values until they are asked for, up to a number.
final class BufferOperator<Downstream: Subscriber>: Operator<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private enum Event {
    case value(Downstream.Input)
    case end(Subscribers.Completion<Downstream.Failure>)
  }

  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var values: [Downstream.Input] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isSending = false
  private var isOver = false

  init(
    _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  ) {
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init(downstream, named: "Buffer")
  }

  override func begin() {
    requestAbove(prefetch == .keepFull ? .max(size) : .unlimited)
    downstream.receive(subscription: self)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isRunning else { return .none }
    if let makeError = keep(input) {
      fail(makeError)
      return .none
    }
    return send()
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard end() != nil else { return }
    lock.withLock { self.completion = completion }
    _ = send()
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    let more = send()
    if more > .none { requestAbove(more) }
  }

  override func cancel() {
    let dropped = lock.withLock {
      isOver = true
      defer { values = [] }
      return values
    }
    withExtendedLifetime(dropped) { super.cancel() }
  }

  /// Keeps a value, or drops one where there is no room; returns what makes an error of that instead.
  private func keep(_ input: Downstream.Input) -> (() -> Downstream.Failure)? {
    lock.withLock {
      guard values.count >= size else {
        values.append(input)
        return nil
      }
      switch whenFull {
      case .dropNewest: return nil
      case .dropOldest:
        values.append(input)
        values.removeFirst()
        return nil
      case .customError(let makeError): return makeError
      }
    }
  }

  /// Ends with an error, which comes once what is kept has been asked for.
  private func fail(_ makeError: () -> Downstream.Failure) {
    guard let subscription = end() else { return }
    let error = makeError()
    lock.withLock { completion = .failure(error) }
    subscription.cancel()
  }

  /// Sends what is asked for, and returns how many values may come in its place.
  private func send() -> Subscribers.Demand {
    let isBusy = lock.withLock {
      defer { isSending = true }
      return isSending
    }
    var more = Subscribers.Demand.none
    guard !isBusy else { return more }
    while let event = next() {
      switch event {
      case .value(let value):
        let asked = downstream.receive(value)
        lock.withLock { demand += asked }
        if prefetch == .keepFull { more += 1 }
      case .end(let completion): downstream.receive(completion: completion)
      }
    }
    return more
  }

  private func next() -> Event? {
    lock.withLock {
      if !isOver, demand > .none, !values.isEmpty {
        demand -= 1
        return .value(values.removeFirst())
      }
      guard !isOver, let completion, isDue(completion) else {
        isSending = false
        return nil
      }
      isOver = true
      return .end(completion)
    }
  }

  /// Whether the end may come: an error comes at once where nothing is asked for.
  private func isDue(_ completion: Subscribers.Completion<Downstream.Failure>) -> Bool {
    if case .failure = completion { return true }
    return demand > .none
  }
}
