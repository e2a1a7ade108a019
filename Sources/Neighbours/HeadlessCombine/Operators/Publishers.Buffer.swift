extension Publishers {
  /// When values are asked for that a buffer keeps.
  public enum PrefetchStrategy: Sendable {
    /// At once, and again for each that is sent on, so that the buffer is full.
    case keepFull
    /// At once and without a limit.
    case byRequest
  }

  /// What becomes of a value for which a buffer has no room.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    /// The oldest one is dropped in its place.
    case dropOldest
    /// The stream ends with an error.
    case customError(() -> Failure)
  }

  /// What `buffer` makes.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The kind of values that are sent.
    public typealias Output = Upstream.Output
    /// The kind of error that may end it.
    public typealias Failure = Upstream.Failure

    /// What the values come from.
    public let upstream: Upstream
    /// How many values are kept.
    public let size: Int
    /// When values are asked for.
    public let prefetch: PrefetchStrategy
    /// What becomes of a value for which there is no room.
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
        BufferStage(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}
