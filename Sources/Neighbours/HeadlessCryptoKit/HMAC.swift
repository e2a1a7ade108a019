public import Foundation

/// A code of data that only the holder of the key can make.
public struct HMAC<H: HashFunction>: Sendable {
  /// The key.
  public typealias Key = SymmetricKey
  /// The code.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// Begins without data.
  public init(key: SymmetricKey) {
    var bytes = key.withUnsafeBytes(Array.init)
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5C })
  }

  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The code of all data so far.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(digest: outer.finalize())
  }

  /// The code of data.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = Self(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of data.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: authenticatedData, using: key) == mac
  }

  /// Whether a code is that of data.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    let code = self.authenticationCode(for: authenticatedData, using: key)
    return areSame(authenticationCode.withUnsafeBytes(Array.init), Array(code))
  }
}

/// A code of data, made with a key and a hash function.
public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Hashable, Sendable,
  Sequence, CustomStringConvertible
{
  let digest: H.Digest

  /// The number of its bytes.
  public var byteCount: Int { H.Digest.byteCount }

  /// Its name and its bytes, two digits each.
  public var description: String { "HMAC with \(H.self): \(map(hexadecimal).joined())" }

  /// Gives the bytes to a closure.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }

  /// Goes through the bytes.
  public func makeIterator() -> H.Digest.Iterator { digest.makeIterator() }
}
