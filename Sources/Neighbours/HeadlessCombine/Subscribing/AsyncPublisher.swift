/// The values of a publisher, one at a time as they are awaited.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The kind of values.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(queue: AwaitedValues(publisher)) }

  /// The iterator of values.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let queue: AwaitedValues<P.Output, Never>

    /// Awaits a value, or the end.
    public mutating func next() async -> P.Output? {
      guard case .success(let value) = await queue.next() else { return nil }
      return value
    }
  }
}
