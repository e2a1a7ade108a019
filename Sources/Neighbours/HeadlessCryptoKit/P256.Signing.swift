public import Foundation

extension P256 {
  /// Signing by ECDSA.
  public enum Signing: P256Purpose {
    /// A key that only its owner has.
    public typealias PrivateKey = P256PrivateKey<Signing>
    /// A key that all may have.
    public typealias PublicKey = P256PublicKey<Signing>

    /// What proves that the owner of a key has seen data: two numbers.
    public struct ECDSASignature: ContiguousBytes, Sendable {
      /// The two numbers, of 32 bytes each.
      public let rawRepresentation: Data

      /// Creates a signature of its two numbers.
      public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
        self.rawRepresentation = Data(rawRepresentation)
      }

      /// Creates a signature that is written in DER.
      public init<D: DataProtocol>(derRepresentation: D) throws {
        guard let parts = DER(Array(derRepresentation))?.parts, parts.count == 2,
          parts.allSatisfy({ $0.tag == DER.integer && $0.content.count <= 33 })
        else { throw CryptoKitASN1Error.invalidASN1Object }
        rawRepresentation = Data(
          parts.flatMap { UInt256(bigEndianBytes: $0.content).bigEndianBytes })
      }

      init(_ r: UInt256, _ s: UInt256) {
        rawRepresentation = Data(r.bigEndianBytes + s.bigEndianBytes)
      }

      var numbers: (r: UInt256, s: UInt256) {
        (
          UInt256(bigEndianBytes: rawRepresentation.prefix(32)),
          UInt256(bigEndianBytes: rawRepresentation.suffix(32))
        )
      }

      /// The signature, written in DER.
      public var derRepresentation: Data {
        let (r, s) = (Array(rawRepresentation.prefix(32)), Array(rawRepresentation.suffix(32)))
        return Data(DER(DER.sequence, DER(number: r), DER(number: s)).bytes)
      }

      /// Gives the two numbers to a closure.
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try rawRepresentation.withUnsafeBytes(body)
      }
    }
  }

  /// The number of the first 32 bytes of a digest.
  static func number(of digest: some Digest) -> UInt256 {
    UInt256(bigEndianBytes: digest.prefix(32))
  }
}
