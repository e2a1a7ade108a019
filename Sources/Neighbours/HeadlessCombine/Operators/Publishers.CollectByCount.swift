extension Publishers {
  /// The publisher that `collect(_:)` makes.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The kind of values that are sent.
    public typealias Output = [Upstream.Output]
    /// The kind of error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The size of an array.
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(GroupOperator(subscriber, size: count))
    }
  }
}
