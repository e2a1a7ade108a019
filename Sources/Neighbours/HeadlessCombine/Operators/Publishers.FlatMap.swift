extension Publishers {
  /// The publisher that `flatMap` makes.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The kind of values that are sent.
    public typealias Output = NewPublisher.Output
    /// The kind of error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values that publishers are made of.
    public let upstream: Upstream
    /// The largest number at once.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher of what others send.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FlatMapOperator(subscriber, maxPublishers: maxPublishers, transform))
    }
  }

  /// The publisher that `switchToLatest` makes.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    /// The kind of values that are sent.
    public typealias Output = P.Output
    /// The kind of error that may end it.
    public typealias Failure = P.Failure

    /// The publisher of publishers.
    public let upstream: Upstream

    /// Creates a publisher of what the newest one sends.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(SwitchOperator<P, S>(subscriber))
    }
  }
}
