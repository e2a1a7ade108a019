extension Optional {
  /// A publisher of the value, if there is one.
  public struct Publisher: HeadlessCombine.Publisher {
    /// The kind of values that are sent.
    public typealias Output = Wrapped
    /// The kind of error: none.
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Creates a publisher of a value, if there is one.
    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      SequenceSubscription(subscriber, output.map { [$0] } ?? [], named: "Optional").begin()
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
