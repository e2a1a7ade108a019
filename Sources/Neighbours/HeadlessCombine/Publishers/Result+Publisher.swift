extension Result {
  /// A publisher of the value, or of the error.
  public struct Publisher: HeadlessCombine.Publisher {
    /// The kind of values that are sent.
    public typealias Output = Success

    /// The published result.
    public let result: Result<Success, Failure>

    /// Creates a publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Creates a publisher of a value.
    public init(_ output: Success) { self.init(.success(output)) }

    /// Creates a publisher of an error.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        SequenceSubscription(subscriber, CollectionOfOne(value), named: "Once").begin()
      case .failure(let error):
        Fail(outputType: Success.self, failure: error).receive(subscriber: subscriber)
      }
    }
  }

  /// A publisher of the value, or of the error.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
