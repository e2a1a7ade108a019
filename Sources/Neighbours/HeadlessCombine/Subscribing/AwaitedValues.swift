import Foundation
import Locks

/// A subscriber that asks for one value for each task that awaits one.
final class AwaitedValues<Input, Failure: Error>: Subscriber, Cancellable {
  private typealias Waiting = CheckedContinuation<Result<Input?, Failure>, Never>

  private let lock = NSLock()
  private var subscription: (any Subscription)?
  /// The tasks that await a value, in the order in which they came.
  private var waiting: [Waiting] = []
  private var arrived: [Input] = []
  private var hasEnded = false
  /// The error that ended it, until a task has had it.
  private var error: Failure?

  init<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
    publisher.subscribe(self)
  }

  deinit { subscription?.cancel() }

  /// Awaits a value, or `nil` at the end; a task that is cancelled ends it for all.
  func next() async -> Result<Input?, Failure> {
    // Proof: what changes is guarded by the lock.
    let this = Unchecked(self)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { this.value.await($0) }
    } onCancel: {
      this.value.cancel()
    }
  }

  private func await(_ continuation: Waiting) {
    let (answer, subscription) = lock.withLock {
      () -> (Result<Input?, Failure>?, (any Subscription)?) in
      if !arrived.isEmpty { return (.success(arrived.removeFirst()), nil) }
      if hasEnded { return (takeEnd(), nil) }
      waiting.append(continuation)
      return (nil, self.subscription)
    }
    if let answer { Self.resume(continuation, answer) } else { subscription?.request(.max(1)) }
  }

  func receive(subscription: any Subscription) {
    let count: Int? = lock.withLock {
      guard self.subscription == nil, !hasEnded else { return nil }
      self.subscription = subscription
      return waiting.count
    }
    guard let count else { return subscription.cancel() }
    if count > 0 { subscription.request(.max(count)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let first = lock.withLock {
      guard !waiting.isEmpty else {
        arrived.append(input)
        return nil as Waiting?
      }
      return waiting.removeFirst()
    }
    if let first { Self.resume(first, .success(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion { lock.withLock { self.error = error } }
    _ = end()
  }

  func cancel() { end()?.cancel() }

  /// Ends it for all tasks, of which the first gets the error, if there is one.
  private func end() -> (any Subscription)? {
    let (subscription, answers) = lock.withLock {
      hasEnded = true
      defer { (self.subscription, waiting) = (nil, []) }
      return (self.subscription, waiting.map { ($0, takeEnd()) })
    }
    for (waiting, answer) in answers { Self.resume(waiting, answer) }
    return subscription
  }

  private func takeEnd() -> Result<Input?, Failure> {
    defer { error = nil }
    return error.map { .failure($0) } ?? .success(nil)
  }

  private static func resume(_ waiting: Waiting, _ result: Result<Input?, Failure>) {
    // Proof: it is handed over to the waiting task alone.
    let result = Unchecked(result)
    waiting.resume(returning: result.value)
  }
}
