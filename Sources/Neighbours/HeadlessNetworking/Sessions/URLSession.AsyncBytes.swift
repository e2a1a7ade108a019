import Foundation
public import FoundationNetworking

extension URLSession {
  /// The bytes of an answer, one after the other.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// The kind of what comes.
    public typealias Element = UInt8

    let data: Data

    /// Returns what hands out the bytes.
    public func makeAsyncIterator() -> Iterator { Iterator(bytes: data.makeIterator()) }

    /// The lines of a text, without their ends; empty lines are left out.
    public var lines: Lines { Lines(text: String(decoding: data, as: UTF8.self)) }

    /// Hands out the bytes.
    public struct Iterator: AsyncIteratorProtocol {
      var bytes: Data.Iterator

      /// Returns the next byte.
      public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    /// The lines of a text, one after the other.
    public struct Lines: AsyncSequence, Sendable {
      /// The kind of what comes.
      public typealias Element = String

      let text: String

      /// Returns what hands out the lines.
      public func makeAsyncIterator() -> Iterator {
        Iterator(lines: text.split(whereSeparator: \.isNewline).makeIterator())
      }

      /// Hands out the lines.
      public struct Iterator: AsyncIteratorProtocol {
        var lines: IndexingIterator<[Substring]>

        /// Returns the next line.
        public mutating func next() async throws -> String? { lines.next().map(String.init) }
      }
    }
  }
}
