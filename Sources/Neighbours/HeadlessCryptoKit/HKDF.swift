public import Foundation

/// Makes keys of one secret, by RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
  /// Makes a key of a secret, salt and what it is for.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    let code = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
    return expand(pseudoRandomKey: code, info: info, outputByteCount: outputByteCount)
  }

  /// Makes a key of a secret and what it is for.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }

  /// Makes a key of a secret and salt.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
      outputByteCount: outputByteCount)
  }

  /// Makes a key of a secret.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), outputByteCount: outputByteCount)
  }

  /// Makes a code of a secret that is as good as random.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let key = SymmetricKey(data: salt.map { Array($0) } ?? [])
    return HMAC<H>.authenticationCode(
      for: inputKeyMaterial.withUnsafeBytes(Array.init), using: key)
  }

  /// Makes a key of such a code, of at most 255 digests.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: prk)
    var bytes: [UInt8] = []
    var last: [UInt8] = []
    for number in UInt8(1)...255 where bytes.count < outputByteCount {
      var code = HMAC<H>(key: key)
      code.update(data: last)
      if let info { code.update(data: info) }
      code.update(data: [number])
      last = Array(code.finalize())
      bytes += last
    }
    return SymmetricKey(data: Array(bytes.prefix(max(outputByteCount, 0))))
  }
}
