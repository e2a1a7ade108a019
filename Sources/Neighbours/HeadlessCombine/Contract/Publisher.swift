/// A type that sends values, and at most one completion, to subscribers that ask for them.
public protocol Publisher<Output, Failure> {
  /// The kind of values that are sent.
  associatedtype Output
  /// The kind of error that may end it; `Never` if none can.
  associatedtype Failure: Error

  /// Attaches a subscriber. Call `subscribe(_:)` instead.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends all that comes to a subject, until the token is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let link = SubjectLink(subject)
    subscribe(link)
    return AnyCancellable(link)
  }

  /// Hides the kind of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The names of what operators make.
public enum Publishers {}

/// The names of subscribers, and of what they deal in.
public enum Subscribers {}

/// The names of subscriptions that do nothing.
public enum Subscriptions {
  /// A subscription that nothing comes from.
  public static var empty: any Subscription { EmptySubscription() }
}

/// What a publisher hands out that has nothing more to say.
struct EmptySubscription: Subscription, CustomStringConvertible {
  private static let identifier = CombineIdentifier()

  var combineIdentifier: CombineIdentifier { Self.identifier }
  var description: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
