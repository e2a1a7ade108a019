public import Foundation

extension Curve25519 {
  /// Agreeing on a secret by X25519.
  public enum KeyAgreement {
    /// A key that only its owner has.
    public struct PrivateKey: Sendable {
      private let bytes: [UInt8]
      /// The key that all may have.
      public let publicKey: PublicKey

      private init(bytes: [UInt8]) {
        self.bytes = bytes
        publicKey = PublicKey(
          bytes: Curve25519.product(bytes, [9] + [UInt8](repeating: 0, count: 31)))
      }

      /// Creates a key at random.
      public init() { self.init(bytes: randomBytes(32)) }

      /// Creates a key of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes(Array.init)
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        self.init(bytes: bytes)
      }

      /// The 32 bytes that it is made of.
      public var rawRepresentation: Data { Data(bytes) }

      /// Makes the secret that only the owners of two keys know.
      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: PublicKey
      ) throws -> SharedSecret {
        let secret = Curve25519.product(bytes, publicKeyShare.bytes)
        guard secret.contains(where: { $0 != 0 }) else { throw CryptoKitError.invalidParameter }
        return SharedSecret(bytes: secret)
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
    }
  }

  /// The u of a point times a number, by the ladder of RFC 7748.
  fileprivate static func product(_ scalar: [UInt8], _ place: [UInt8]) -> [UInt8] {
    var scalar = scalar
    scalar[0] &= 248
    scalar[31] = scalar[31] & 127 | 64
    let factor = UInt256(bigEndianBytes: scalar.reversed())
    var number = UInt256(bigEndianBytes: place.reversed())
    number.high &= .max >> 1
    let u = Coordinate(number)
    var (x2, z2, x3, z3) = (Coordinate(1), Coordinate(0), u, Coordinate(1))
    for index in (0..<255).reversed() {
      let bit = factor.bit(index)
      let (a, b) = (Coordinate.choose(bit, x3, x2), Coordinate.choose(bit, z3, z2))
      let (c, d) = (Coordinate.choose(bit, x2, x3), Coordinate.choose(bit, z2, z3))
      let (sum, difference) = (a + b, a - b)
      let (first, second) = ((c - d) * sum, (c + d) * difference)
      let (square, other) = (sum * sum, difference * difference)
      let rest = square - other
      let doubled = (square * other, rest * (square + Coordinate(121_665) * rest))
      let added = ((first + second) * (first + second), u * (first - second) * (first - second))
      (x2, x3) = (.choose(bit, added.0, doubled.0), .choose(bit, doubled.0, added.0))
      (z2, z3) = (.choose(bit, added.1, doubled.1), .choose(bit, doubled.1, added.1))
    }
    return (x2 * z2.inverse).number.bigEndianBytes.reversed()
  }
}
