extension Publishers {
  /// When values are asked for that a buffer keeps.
  public enum PrefetchStrategy: Sendable {
    /// At once, and again for each that is sent on, so that the buffer is full.
    case keepFull
    /// At once and without a limit.
    case byRequest
  }

  /// The fate of a value for which a buffer has no room.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    /// The oldest one is dropped in its place.
    case dropOldest
    /// The stream ends with an error.
    case customError(() -> Failure)
  }

  /// The publisher that `buffer` makes.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The kind of values that are sent.
    public typealias Output = Upstream.Output
    /// The kind of error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The number of values that are kept.
    public let size: Int
    /// The time at which values are asked for.
    public let prefetch: PrefetchStrategy
    /// The fate of a value for which there is no room.
    public let whenFull: BufferingStrategy<Failure>

    /// Creates a publisher that keeps values until they are asked for.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        BufferOperator(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}
