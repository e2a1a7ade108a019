public import Foundation

/// A key of P-256 that only its owner has, for signing or for agreeing on a secret.
public struct P256PrivateKey<Purpose: P256Purpose>: Sendable {
  let scalar: UInt256
  let place: P256.PublicPoint

  init(_ scalar: UInt256) throws {
    self.scalar = scalar
    place = try P256.PublicPoint(scalar)
  }

  /// Creates a key at random.
  public init(compactRepresentable: Bool = true) { self = P256.random(Self.init) }

  /// Creates a key of the 32 bytes of its number.
  public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
    try self.init(P256.scalar(rawRepresentation.withUnsafeBytes(Array.init)))
  }

  /// Creates a key of 4, the two coordinates, and the number.
  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    let bytes = x963Representation.withUnsafeBytes(Array.init)
    guard bytes.count == 97 else { throw CryptoKitError.incorrectParameterSize }
    try self.init(P256.scalar(Array(bytes[65...])))
    guard place.whole == Array(bytes[..<65]) else { throw P256.notOnCurve }
  }

  /// Creates a key that is written in DER.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    try self.init(P256.scalar(der: Array(derRepresentation)))
  }

  /// Creates a key that is written as a text.
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: DER.bytes(ofPEM: pemRepresentation))
  }

  /// The key that all may have.
  public var publicKey: P256PublicKey<Purpose> { P256PublicKey(place) }

  /// The 32 bytes of its number.
  public var rawRepresentation: Data { Data(scalar.bigEndianBytes) }
  /// 4, the two coordinates, and the number.
  public var x963Representation: Data { Data(place.whole + scalar.bigEndianBytes) }
  /// The key, written in DER.
  public var derRepresentation: Data { Data(P256.der(scalar, place).bytes) }
  /// The key, written as a text.
  public var pemRepresentation: String { P256.der(scalar, place).pem("PRIVATE KEY") }
}

/// What a key of P-256 is for.
public protocol P256Purpose: Sendable {}
