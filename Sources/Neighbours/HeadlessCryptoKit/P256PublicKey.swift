public import Foundation

/// A key of P-256 that all may have, for checking signatures or for agreeing on a secret.
public struct P256PublicKey<Purpose: P256Purpose>: Sendable {
  let place: P256.PublicPoint

  init(_ place: P256.PublicPoint) { self.place = place }

  private init(_ bytes: [UInt8], count: Int) throws {
    guard bytes.count == count else { throw CryptoKitError.incorrectParameterSize }
    self.init(try P256.PublicPoint(bytes))
  }

  /// Creates a key of its two coordinates.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    try self.init([4] + rawRepresentation.withUnsafeBytes(Array.init), count: 65)
  }

  /// Creates a key of 4 and its two coordinates.
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    try self.init(x963Representation.withUnsafeBytes(Array.init), count: 65)
  }

  /// Creates a key of 2 or 3, which tells the second coordinate, and the first one.
  public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
    try self.init(compressedRepresentation.withUnsafeBytes(Array.init), count: 33)
  }

  /// Creates a key that is written in DER.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    self.init(try P256.place(der: Array(derRepresentation)))
  }

  /// Creates a key that is written as a text.
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: DER.bytes(ofPEM: pemRepresentation))
  }

  /// Its two coordinates.
  public var rawRepresentation: Data { Data(place.whole.dropFirst()) }
  /// 4 and its two coordinates.
  public var x963Representation: Data { Data(place.whole) }
  /// 2 or 3, which tells the second coordinate, and the first one.
  public var compressedRepresentation: Data { Data(place.compressed) }
  /// The key, written in DER.
  public var derRepresentation: Data { Data(P256.der(place).bytes) }
  /// The key, written as a text.
  public var pemRepresentation: String { P256.der(place).pem("PUBLIC KEY") }
}
