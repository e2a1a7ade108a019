extension Publishers {
  /// What `catch` makes.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The kind of values that are sent.
    public typealias Output = Upstream.Output
    /// The kind of error that may end it.
    public typealias Failure = NewPublisher.Failure

    /// What may fail.
    public let upstream: Upstream
    /// Makes what goes on after an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher that goes on with another after an error.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = RelayStage(subscriber)
      relay.follow(upstream) { completion in
        switch completion {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.follow(handler(error)) { relay.finish($0) }
        }
      }
    }
  }

  /// What `tryCatch` makes.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The kind of values that are sent.
    public typealias Output = Upstream.Output
    /// The kind of error that may end it.
    public typealias Failure = any Error

    /// What may fail.
    public let upstream: Upstream
    /// Makes what goes on after an error, or throws.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates a publisher that goes on with another after an error.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = RelayStage(subscriber)
      relay.follow(upstream) { completion in
        guard case .failure(let error) = completion else { return relay.finish(.finished) }
        do {
          relay.follow(try handler(error)) { relay.finish($0.mapError { $0 }) }
        } catch {
          relay.finish(.failure(error))
        }
      }
    }
  }

  /// What `retry` makes.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The kind of values that are sent.
    public typealias Output = Upstream.Output
    /// The kind of error that may end it.
    public typealias Failure = Upstream.Failure

    /// What may fail.
    public let upstream: Upstream
    /// How often it is subscribed to again; without an end if it is `nil`.
    public let retries: Int?

    /// Creates a publisher that subscribes again after an error.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      attempt(RelayStage(subscriber), left: retries)
    }

    private func attempt<S: Subscriber>(_ relay: RelayStage<S>, left: Int?)
    where S.Input == Output, S.Failure == Failure {
      relay.follow(upstream) { completion in
        guard case .failure = completion, left ?? 1 > 0 else { return relay.finish(completion) }
        attempt(relay, left: left.map { $0 - 1 })
      }
    }
  }

  /// What `append` and `prepend` make: one publisher after another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The kind of values that are sent.
    public typealias Output = Suffix.Output
    /// The kind of error that may end it.
    public typealias Failure = Suffix.Failure

    /// What comes first.
    public let prefix: Prefix
    /// What comes after its end.
    public let suffix: Suffix

    /// Creates a publisher of one after another.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = RelayStage(subscriber)
      relay.follow(prefix) { completion in
        guard case .finished = completion else { return relay.finish(completion) }
        relay.follow(suffix) { relay.finish($0) }
      }
    }
  }
}
