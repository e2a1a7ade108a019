/// The characters of Unicode that bytes of UTF-8 stand for, with a replacement where they stand for nothing.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  public typealias Element = Unicode.Scalar

  let base: Base

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }

  /// Hands out the characters.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var base: Base.AsyncIterator
    private var next: UInt8?

    init(base: Base.AsyncIterator) { self.base = base }

    public mutating func next() async rethrows -> Unicode.Scalar? {
      guard let first = try await byte() else { return nil }
      var (bytes, count) = ([first], Self.length(from: first))
      while bytes.count < count, let byte = try await byte() {
        guard byte & 0xC0 == 0x80 else {
          next = byte
          count = 0
          break
        }
        bytes.append(byte)
      }
      return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    }

    private mutating func byte() async rethrows -> UInt8? {
      defer { next = nil }
      if let next { return next }
      return try await base.next()
    }

    /// How many bytes a character has, by its first one.
    private static func length(from first: UInt8) -> Int {
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    }
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The characters of Unicode that the bytes stand for.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> {
    AsyncUnicodeScalarSequence(base: self)
  }
}
