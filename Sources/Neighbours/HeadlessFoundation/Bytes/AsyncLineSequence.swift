/// The lines of a text that bytes of UTF-8 stand for, without their ends; empty lines are left out.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  let base: Base

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
  }

  /// Hands out the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator

    init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    public mutating func next() async rethrows -> String? {
      var line = String.UnicodeScalarView()
      while let scalar = try await scalars.next() {
        if !Character(scalar).isNewline {
          line.append(scalar)
        } else if !line.isEmpty {
          break
        }
      }
      return line.isEmpty ? nil : String(line)
    }
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The lines that the bytes stand for.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
