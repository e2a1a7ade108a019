public import Foundation

extension P256PrivateKey where Purpose == P256.Signing {
  /// Signs data by its digest of SHA-256.
  ///
  /// The same data get the same signature, by RFC 6979; a device makes another one each time.
  public func signature<D: DataProtocol>(for data: D) throws -> P256.Signing.ECDSASignature {
    try signature(for: SHA256.hash(data: data))
  }

  /// Signs a digest.
  public func signature<D: Digest>(for digest: D) throws -> P256.Signing.ECDSASignature {
    typealias Scalar = P256.Scalar
    let hash = Scalar(P256.number(of: digest))
    var choice = ScalarChoice(scalar, hash.number)
    while true {
      guard let number = choice.next(), let x = P256.Point.base.times(number).plain?.x else {
        continue
      }
      let r = Scalar(x)
      let s = Scalar(number).inverse * (hash + r * Scalar(scalar))
      if !r.isZero, !s.isZero { return P256.Signing.ECDSASignature(r.number, s.number) }
    }
  }
}

/// The numbers that a signature tries, by RFC 6979: only the owner of the key can make them.
private struct ScalarChoice {
  private var key = [UInt8](repeating: 0, count: 32)
  private var value = [UInt8](repeating: 1, count: 32)
  private var isFirst = true

  init(_ scalar: UInt256, _ hash: UInt256) {
    for byte in [0, 1] as [UInt8] {
      mix([byte] + scalar.bigEndianBytes + hash.bigEndianBytes)
    }
  }

  mutating func next() -> UInt256? {
    if !isFirst { mix([0]) }
    isFirst = false
    value = code(value)
    return try? P256.scalar(value)
  }

  private mutating func mix(_ more: [UInt8]) {
    key = code(value + more)
    value = code(value)
  }

  private func code(_ data: [UInt8]) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: data, using: SymmetricKey(data: key)))
  }
}
