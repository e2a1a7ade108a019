import Foundation

/// A subscriber that asks for one value at a time, when it is awaited.
final class AwaitedValues<Input, Failure: Error>: Subscriber {
  private typealias Waiting = CheckedContinuation<Result<Input?, Failure>, Never>

  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var waiting: Waiting?
  private var arrived: [Input] = []
  private var completion: Subscribers.Completion<Failure>?

  init<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
    publisher.subscribe(self)
  }

  deinit { subscription?.cancel() }

  /// Awaits a value, or `nil` at the end; a task that is cancelled ends it.
  func next() async -> Result<Input?, Failure> {
    // Proof: what changes is guarded by the lock.
    nonisolated(unsafe) let this = self
    return await withTaskCancellationHandler {
      await withCheckedContinuation { this.await($0) }
    } onCancel: {
      this.cancel()
    }
  }

  private func await(_ continuation: Waiting) {
    let (answer, subscription) = lock.withLock {
      () -> (Result<Input?, Failure>?, (any Subscription)?) in
      if !arrived.isEmpty { return (.success(arrived.removeFirst()), nil) }
      if let completion { return (Self.result(of: completion), nil) }
      waiting = continuation
      return (nil, self.subscription)
    }
    if let answer { Self.resume(continuation, answer) } else { subscription?.request(.max(1)) }
  }

  func receive(subscription: any Subscription) {
    let isWanted = lock.withLock {
      self.subscription = subscription
      return waiting != nil
    }
    if isWanted { subscription.request(.max(1)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let waiting = lock.withLock {
      if self.waiting == nil { arrived.append(input) }
      return takeWaiting()
    }
    if let waiting { Self.resume(waiting, .success(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let waiting = lock.withLock {
      self.completion = completion
      subscription = nil
      return takeWaiting()
    }
    if let waiting { Self.resume(waiting, Self.result(of: completion)) }
  }

  private func cancel() {
    let (subscription, waiting) = lock.withLock {
      completion = .finished
      defer { self.subscription = nil }
      return (self.subscription, takeWaiting())
    }
    subscription?.cancel()
    if let waiting { Self.resume(waiting, .success(nil)) }
  }

  private func takeWaiting() -> Waiting? {
    defer { waiting = nil }
    return waiting
  }

  private static func result(
    of completion: Subscribers.Completion<Failure>
  ) -> Result<Input?, Failure> {
    switch completion {
    case .finished: .success(nil)
    case .failure(let error): .failure(error)
    }
  }

  private static func resume(_ waiting: Waiting, _ result: Result<Input?, Failure>) {
    // Proof: it is handed over to who awaits it, and nobody else has it.
    nonisolated(unsafe) let result = result
    waiting.resume(returning: result)
  }
}
