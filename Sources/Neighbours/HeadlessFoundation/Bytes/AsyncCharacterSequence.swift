/// The characters of a text, as a reader counts them, that bytes of UTF-8 stand for.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  public typealias Element = Character

  let base: Base

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
  }

  /// Hands out the characters.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    /// What has come, and is no whole character yet.
    private var text = ""

    init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    public mutating func next() async rethrows -> Character? {
      while let scalar = try await scalars.next() {
        text.unicodeScalars.append(scalar)
        if text.count > 1 { return text.removeFirst() }
      }
      return text.isEmpty ? nil : text.removeFirst()
    }
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The characters, as a reader counts them, that the bytes stand for.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}
