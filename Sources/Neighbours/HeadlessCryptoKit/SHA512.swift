/// SHA-2 with 512 bits.
public struct SHA512: NamedHashFunction {
  public typealias Digest = DigestBytes<SHA512>

  /// What its digests call it.
  public static let name = "SHA512"
  /// How many bytes its digests have.
  public static let byteCount = 64
  /// How many bytes it looks at together.
  public static let blockByteCount = BlockHash<UInt64>.blockByteCount

  private var blocks = BlockHash<UInt64>(SecureHash2.start512, mix: SecureHash2.mix64)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    blocks.update(bufferPointer)
  }

  /// The digest of all data so far.
  public func finalize() -> Digest {
    Digest(bytes: Array(blocks.finished().prefix(Self.byteCount)))
  }
}

/// What `SHA512` makes.
public typealias SHA512Digest = SHA512.Digest
