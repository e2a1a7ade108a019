/// SHA-2 with 256 bits.
public struct SHA256: NamedHashFunction {
  public typealias Digest = DigestBytes<SHA256>

  /// The name of the function, as its digests give it.
  public static let name = "SHA256"
  /// The number of bytes in its digests.
  public static let byteCount = 32
  /// The number of bytes that it looks at together.
  public static let blockByteCount = BlockHash<UInt32>.blockByteCount

  private var blocks = BlockHash<UInt32>(SecureHash2.start256, mix: SecureHash2.mix32)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    blocks.update(bufferPointer)
  }

  /// The digest of all data so far.
  public func finalize() -> Digest {
    Digest(bytes: Array(blocks.finished().prefix(Self.byteCount)))
  }
}

/// The digest of `SHA256`.
public typealias SHA256Digest = SHA256.Digest
