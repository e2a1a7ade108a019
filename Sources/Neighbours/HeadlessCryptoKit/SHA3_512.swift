/// SHA-3 with 512 bits.
public struct SHA3_512: NamedHashFunction {
  public typealias Digest = DigestBytes<SHA3_512>

  /// The name of the function, as its digests give it.
  public static let name = "SHA3-512"
  /// The number of bytes in its digests.
  public static let byteCount = 64
  /// The number of bytes that it looks at together.
  public static let blockByteCount = 72

  private var sponge = Keccak(rate: blockByteCount)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    sponge.update(bufferPointer)
  }

  /// The digest of all data so far.
  public func finalize() -> Digest { Digest(bytes: sponge.finished(Self.byteCount)) }
}

/// The digest of `SHA3_512`.
public typealias SHA3_512Digest = SHA3_512.Digest
