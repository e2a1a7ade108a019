import Foundation

/// A publisher that sends the one result of what it began when it was made.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure that gives the result, once.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [() -> Void] = []

  /// Begins at once, and keeps the first result that it is promised.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = FutureSubscription(subscriber, of: self)
    subscriber.receive(subscription: subscription)
    subscription.send()
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting: [() -> Void] = lock.withLock {
      guard self.result == nil else { return [] }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for call in waiting { call() }
  }

  /// Calls a closure when there is a result, unless there is one already.
  fileprivate func whenFulfilled(_ call: @escaping () -> Void) {
    lock.withLock { if result == nil { waiting.append(call) } }
  }

  fileprivate var present: Result<Output, Failure>? { lock.withLock { result } }
}

private final class FutureSubscription<Downstream: Subscriber>: Subscription,
  CustomStringConvertible
{
  /// Its name, as `print()` has it.
  var description: String { "Future" }

  private let lock = NSLock()
  private var downstream: Downstream?
  private var future: Future<Downstream.Input, Downstream.Failure>?
  private var isAskedFor = false

  init(_ downstream: Downstream, of future: Future<Downstream.Input, Downstream.Failure>) {
    self.downstream = downstream
    self.future = future
    future.whenFulfilled { [weak self] in self?.send() }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.withLock { isAskedFor = true }
    send()
  }

  func cancel() {
    // Outside of the lock: what is below may own what calls back.
    let dropped = lock.withLock {
      defer { (downstream, future) = (nil, nil) }
      return (downstream, future)
    }
    withExtendedLifetime(dropped) {}
  }

  /// Sends the result, if there is one; a value only if it is asked for.
  fileprivate func send() {
    let delivery: (Downstream, Result<Downstream.Input, Downstream.Failure>)? = lock.withLock {
      guard let downstream, let result = future?.present else { return nil }
      if case .success = result, !isAskedFor { return nil }
      self.downstream = nil
      future = nil
      return (downstream, result)
    }
    guard let (downstream, result) = delivery else { return }
    switch result {
    case .success(let value):
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .failure(let error): downstream.receive(completion: .failure(error))
    }
  }
}
