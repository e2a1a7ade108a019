public import Foundation

extension Curve25519 {
  /// Signing by Ed25519.
  public enum Signing {
    /// A key that only its owner has.
    public struct PrivateKey: Sendable {
      private let seed: [UInt8]
      private let scalar: UInt256
      private let prefix: [UInt8]
      /// The key that all may have.
      public let publicKey: PublicKey

      private init(seed: [UInt8]) {
        self.seed = seed
        var bytes = Array(SHA512.hash(data: seed))
        bytes[0] &= 248
        bytes[31] = bytes[31] & 127 | 64
        scalar = UInt256(bigEndianBytes: bytes[..<32].reversed())
        prefix = Array(bytes[32...])
        publicKey = PublicKey(bytes: Point.base.times(scalar).bytes)
      }

      /// Creates a key at random.
      public init() { self.init(seed: randomBytes(32)) }

      /// Creates a key of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let seed = rawRepresentation.withUnsafeBytes(Array.init)
        guard seed.count == 32 else { throw CryptoKitError.incorrectKeySize }
        self.init(seed: seed)
      }

      /// The 32 bytes that it is made of.
      public var rawRepresentation: Data { Data(seed) }

      /// Signs data.
      ///
      /// The same data get the same signature, by RFC 8032; a device makes another one each time.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        let number = Signing.number(prefix, Array(data))
        let point = Point.base.times(number.number).bytes
        let challenge = Signing.number(point, publicKey.bytes, Array(data))
        let proof = number + challenge * Residue(scalar)
        return Data(point + proof.number.bigEndianBytes.reversed())
      }
    }

    /// A key that all may have.
    public struct PublicKey: Sendable {
      let bytes: [UInt8]

      init(bytes: [UInt8]) { self.bytes = bytes }

      /// Creates a key of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = rawRepresentation.withUnsafeBytes(Array.init)
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
      }

      /// The 32 bytes that it is made of.
      public var rawRepresentation: Data { Data(bytes) }

      /// Whether a signature is one of data.
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(
        _ signature: S, for data: D
      ) -> Bool {
        let signature = Array(signature)
        guard signature.count == 64, let key = Point(bytes) else { return false }
        let proof = UInt256(bigEndianBytes: signature[32...].reversed())
        guard proof < Scalars.modulus.value else { return false }
        let challenge = Signing.number(Array(signature[..<32]), bytes, Array(data))
        let point = Point.base.times(proof) + key.times((-challenge).number)
        return point.bytes == Array(signature[..<32])
      }
    }

    /// The number of a digest of parts.
    private static func number(_ parts: [UInt8]...) -> Residue<Scalars> {
      let digest = Array(SHA512.hash(data: parts.flatMap { $0 }))
      let low = Residue<Scalars>(UInt256(bigEndianBytes: digest[..<32].reversed()))
      let high = Residue<Scalars>(UInt256(bigEndianBytes: digest[32...].reversed()))
      return low + high * Residue(UInt256(high: 1 << 127, low: 0)) * Residue(2)
    }
  }
}
