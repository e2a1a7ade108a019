/// Sets a property that it does not keep alive.
final class PublishedAssignment<Value>: Subscriber, Cancellable {
  typealias Input = Value
  typealias Failure = Never

  private weak var state: PublishedState<Value>?
  private var subscription: (any Subscription)?

  init(_ state: PublishedState<Value>) { self.state = state }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    if let state { state.send(input) } else { cancel() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { subscription = nil }

  func cancel() {
    let subscription = self.subscription
    self.subscription = nil
    subscription?.cancel()
  }
}
