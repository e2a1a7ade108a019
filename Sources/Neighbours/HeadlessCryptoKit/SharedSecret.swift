public import Foundation

/// What two owners of keys have agreed on; keys are made of it.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable, CustomStringConvertible {
  let bytes: [UInt8]

  /// Its bytes, two digits each.
  public var description: String { "SharedSecret: \(bytes.map(hexadecimal).joined())" }

  /// Gives the bytes to a closure.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Makes a key by `HKDF`.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  /// Makes a key by the way of ANSI's X9.63.
  public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    var key: [UInt8] = []
    var number: UInt32 = 1
    while key.count < outputByteCount {
      key += Array(H.hash(data: bytes + number.bigEndianBytes + Array(sharedInfo)))
      number &+= 1
    }
    return SymmetricKey(data: Array(key.prefix(max(outputByteCount, 0))))
  }
}
