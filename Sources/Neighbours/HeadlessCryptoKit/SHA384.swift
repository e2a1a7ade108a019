/// SHA-2 with 384 bits.
public struct SHA384: NamedHashFunction {
  public typealias Digest = DigestBytes<SHA384>

  /// What its digests call it.
  public static let name = "SHA384"
  /// How many bytes its digests have.
  public static let byteCount = 48
  /// How many bytes it looks at together.
  public static let blockByteCount = BlockHash<UInt64>.blockByteCount

  private var blocks = BlockHash<UInt64>(SecureHash2.start384, mix: SecureHash2.mix64)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    blocks.update(bufferPointer)
  }

  /// The digest of all data so far.
  public func finalize() -> Digest {
    Digest(bytes: Array(blocks.finished().prefix(Self.byteCount)))
  }
}

/// What `SHA384` makes.
public typealias SHA384Digest = SHA384.Digest
