public import Foundation

/// A way to make a short number of data, which other data hardly has.
public protocol HashFunction: Sendable {
  /// The type of its digests.
  associatedtype Digest: HeadlessCryptoKit.Digest

  /// The number of bytes that it looks at together.
  static var blockByteCount: Int { get }

  /// Begins without data.
  init()

  /// Adds data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// The digest of all data so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }

  /// The digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// The digest of data.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
}

/// What a hash function makes: so many bytes.
public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sendable, Sequence
where Element == UInt8, Iterator == Array<UInt8>.Iterator {
  /// The number of its bytes.
  static var byteCount: Int { get }
}

extension Digest {
  /// Whether the digest has these bytes.
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    left.elementsEqual(right)
  }

  /// Whether the digest has other bytes.
  public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }
}
