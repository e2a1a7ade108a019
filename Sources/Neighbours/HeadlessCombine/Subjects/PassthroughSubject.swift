/// A subject that keeps nothing: a subscriber gets what is sent from then on.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>(named: "PassthroughSubject", asksLate: true)

  /// Creates a subject.
  public init() {}

  /// Receives the subscription to a publisher whose values it passes on.
  public func send(subscription: any Subscription) { audience.follow(subscription) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber)
  }

  /// Sends a value to all subscribers with demand.
  public func send(_ input: Output) { audience.send(input) }

  /// Ends it for all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }
}
