extension Publishers {
  /// What `replaceEmpty` makes.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The kind of values that are sent.
    public typealias Output = Upstream.Output
    /// The kind of error that may end it.
    public typealias Failure = Upstream.Failure

    /// What may send nothing.
    public let upstream: Upstream
    /// What is sent then.
    public let output: Output

    /// Creates a publisher that sends a value in the place of none.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = RelayStage(subscriber)
      var isEmpty = true
      let watched = upstream.map { value in
        isEmpty = false
        return value
      }
      relay.follow(watched) { completion in
        guard case .finished = completion, isEmpty else { return relay.finish(completion) }
        relay.follow(Just(output)) { _ in relay.finish(.finished) }
      }
    }
  }
}
