extension Publishers {
  /// The publisher that `print` makes.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The kind of values that are sent.
    public typealias Output = Upstream.Output
    /// The kind of error that may end it.
    public typealias Failure = Upstream.Failure

    /// The start of each line.
    public let prefix: String
    /// The passing values' publisher.
    public let upstream: Upstream
    /// Where it is written, if not on the console.
    public let stream: (any TextOutputStream)?

    /// Creates a publisher that writes down all that passes.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(PrintOperator(subscriber, prefix: prefix, to: stream))
    }
  }
}
