/// What happens in the shop, one after the other.
public struct _ShopSequence<Element: Sendable>: AsyncSequence, Sendable {
  private let stream: AsyncStream<Element>

  init(_ stream: AsyncStream<Element>) { self.stream = stream }

  /// Goes through it.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(stream: stream.makeAsyncIterator())
  }

  /// Goes through what happens.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var stream: AsyncStream<Element>.Iterator

    /// Waits for what is next.
    public mutating func next() async -> Element? { await next(isolation: nil) }

    /// Waits for what is next, where it is called.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      await stream.next(isolation: actor)
    }
  }
}
