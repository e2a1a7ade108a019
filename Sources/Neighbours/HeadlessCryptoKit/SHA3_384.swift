/// SHA-3 with 384 bits.
public struct SHA3_384: NamedHashFunction {
  public typealias Digest = DigestBytes<SHA3_384>

  /// The name of the function, as its digests give it.
  public static let name = "SHA3-384"
  /// The number of bytes in its digests.
  public static let byteCount = 48
  /// The number of bytes that it looks at together.
  public static let blockByteCount = 104

  private var sponge = Keccak(rate: blockByteCount)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    sponge.update(bufferPointer)
  }

  /// The digest of all data so far.
  public func finalize() -> Digest { Digest(bytes: sponge.finished(Self.byteCount)) }
}

/// The digest of `SHA3_384`.
public typealias SHA3_384Digest = SHA3_384.Digest
