public import Foundation

extension FileHandle {
  /// The bytes from here on, which are read as they are wanted.
  public var bytes: AsyncBytes { AsyncBytes(handle: self) }

  /// The bytes of a file, one after the other.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    let handle: FileHandle

    public func makeAsyncIterator() -> Iterator { Iterator(handle: handle) }

    /// Hands out the bytes.
    public struct Iterator: AsyncIteratorProtocol {
      /// How many bytes are read together.
      private static let share = 16_384

      private let handle: FileHandle
      private var bytes = Data().makeIterator()

      init(handle: FileHandle) { self.handle = handle }

      public mutating func next() async throws -> UInt8? {
        if let byte = bytes.next() { return byte }
        bytes = (try handle.read(upToCount: Self.share) ?? Data()).makeIterator()
        return bytes.next()
      }
    }
  }
}
