public import Foundation

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let bytes: [UInt8]

  /// Creates a key of bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes(Array.init) }

  /// Creates a key at random.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
  }

  /// How many bits it has.
  public var bitCount: Int { bytes.count * 8 }

  /// Gives the bytes to a closure.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  /// How many bits it has.
  public let bitCount: Int

  /// Creates a length of so many bits.
  public init(bitCount: Int) { self.bitCount = min(max(bitCount, 0), 65_536) }

  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}
