import HeadlessCombine

/// A subscriber that writes down all that comes, in words.
final class EventLog<Input, Failure: Error>: Subscriber, Cancellable {
  private(set) var events: [String] = []
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let more: (Input) -> Subscribers.Demand

  init(
    asking initial: Subscribers.Demand = .unlimited,
    more: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    self.initial = initial
    self.more = more
  }

  func receive(subscription: any Subscription) {
    events.append("subscription")
    self.subscription = subscription
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    return more(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("finished")
    case .failure(let error): events.append("\(error)")
    }
  }

  func cancel() { subscription?.cancel() }
}

/// What a subscriber hears that asks for all there is.
func events<P: Publisher>(of publisher: P) -> [String] {
  let log = EventLog<P.Output, P.Failure>()
  publisher.subscribe(log)
  return Array(log.events.dropFirst())
}

enum Trouble: Error { case first, second }
