import Foundation

/// The subscriber of one of several publishers that an operator joins.
final class Branch<Input, Failure: Error>: Subscriber {
  /// The operator's handlers of events.
  struct Handlers {
    let begin: (Branch) -> Void
    let receive: (Input, Branch) -> Subscribers.Demand
    let end: (Subscribers.Completion<Failure>, Branch) -> Void
  }

  /// What the operator keeps of it until it is asked for, under the operator's lock.
  var waiting: Input?
  /// Whether nothing more comes, under the operator's lock.
  var hasEnded = false

  private let lock = NSLock()
  private var handlers: Handlers?
  private var subscription: (any Subscription)?

  init(_ handlers: Handlers) { self.handlers = handlers }

  func receive(subscription: any Subscription) {
    let handlers = lock.withLock {
      guard self.handlers != nil, self.subscription == nil else { return nil as Handlers? }
      self.subscription = subscription
      return self.handlers
    }
    if let handlers { handlers.begin(self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { handlers }?.receive(input, self) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { letGo().0?.end(completion, self) }

  func request(_ demand: Subscribers.Demand) {
    if demand > .none { lock.withLock { subscription }?.request(demand) }
  }

  func cancel() { letGo().1?.cancel() }

  /// Follows the publisher no longer, and returns what did.
  @discardableResult
  func letGo() -> (Handlers?, (any Subscription)?) {
    lock.withLock {
      defer { (handlers, subscription) = (nil, nil) }
      return (handlers, subscription)
    }
  }
}
