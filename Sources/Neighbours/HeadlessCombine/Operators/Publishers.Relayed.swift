extension Publishers {
  /// The publisher that `catch` makes.
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> =
    Relayed<Upstream, NewPublisher.Failure>
  /// The publisher that `tryCatch` makes.
  public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> =
    Relayed<Upstream, any Error>
  /// The publisher that `retry` makes.
  public typealias Retry<Upstream: Publisher> = Relayed<Upstream, Upstream.Failure>
  /// The publisher that `replaceEmpty` makes.
  public typealias ReplaceEmpty<Upstream: Publisher> = Retry<Upstream>
  /// The publisher that `append` and `prepend` make: one publisher after another.
  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = Retry<Prefix>

  /// What the operators make that decide at the end of a publisher what comes after it.
  ///
  /// Each has the name of Combine's own type besides.
  public struct Relayed<Upstream: Publisher, Failure: Error>: Publisher {
    /// The kind of values that are sent.
    public typealias Output = Upstream.Output

    typealias Relay = RelayOperator<AnySubscriber<Output, Failure>>

    /// The first publisher.
    public let upstream: Upstream
    private let name: StaticString
    /// Lets one subscription follow it, and what comes after it.
    private let follow: (Relay) -> Void

    init(_ upstream: Upstream, named name: StaticString, follow: @escaping (Relay) -> Void) {
      self.upstream = upstream
      self.name = name
      self.follow = follow
    }

    init(
      _ upstream: Upstream, named name: StaticString,
      atEnd: @escaping (Subscribers.Completion<Upstream.Failure>, Relay) -> Void
    ) {
      self.init(upstream, named: name) { relay in relay.follow(upstream) { atEnd($0, relay) } }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      follow(Relay(AnySubscriber(subscriber), named: name))
    }
  }
}

extension Publishers.Relayed where Failure == Upstream.Failure {
  /// Sends what another publisher sends after the end.
  init<Suffix: Publisher>(_ prefix: Upstream, then suffix: Suffix)
  where Suffix.Output == Output, Suffix.Failure == Failure {
    self.init(prefix, named: "Concatenate") { completion, relay in
      guard case .finished = completion else { return relay.finish(completion) }
      relay.follow(suffix) { relay.finish($0) }
    }
  }
}
