/// The values of a publisher, one at a time as they are awaited; an error is thrown.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The kind of values.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(queue: AwaitedValues(publisher)) }

  /// The iterator of values.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let queue: AwaitedValues<P.Output, P.Failure>

    /// Awaits a value, or the end.
    public mutating func next() async throws -> P.Output? { try await queue.next().get() }
  }
}
