/// SHA-2 with 256 bits.
public struct SHA256: NamedHashFunction {
  public typealias Digest = DigestBytes<SHA256>

  /// What its digests call it.
  public static let name = "SHA256"
  /// How many bytes its digests have.
  public static let byteCount = 32
  /// How many bytes it looks at together.
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

/// What `SHA256` makes.
public typealias SHA256Digest = SHA256.Digest
