extension Publishers {
  /// The publisher that `handleEvents` makes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The kind of values that are sent.
    public typealias Output = Upstream.Output
    /// The kind of error that may end it.
    public typealias Failure = Upstream.Failure

    /// The passing values' publisher.
    public let upstream: Upstream
    /// Is called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Is called with each value.
    public var receiveOutput: ((Output) -> Void)?
    /// Is called with the end.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Is called when it is cancelled.
    public var receiveCancel: (() -> Void)?
    /// Is called with what is asked for.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(WatchOperator(subscriber, self))
    }
  }
}
