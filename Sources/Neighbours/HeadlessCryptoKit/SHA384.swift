/// SHA-2 with 384 bits.
public struct SHA384: NamedHashFunction {
  public typealias Digest = DigestBytes<SHA384>

  /// The name of the function, as its digests give it.
  public static let name = "SHA384"
  /// The number of bytes in its digests.
  public static let byteCount = 48
  /// The number of bytes that it looks at together.
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

/// The digest of `SHA384`.
public typealias SHA384Digest = SHA384.Digest
