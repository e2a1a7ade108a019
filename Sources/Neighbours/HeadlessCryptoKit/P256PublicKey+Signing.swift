public import Foundation

extension P256PublicKey where Purpose == P256.Signing {
  /// Whether a signature is one of data, by their digest of SHA-256.
  public func isValidSignature<D: DataProtocol>(
    _ signature: P256.Signing.ECDSASignature, for data: D
  ) -> Bool {
    isValidSignature(signature, for: SHA256.hash(data: data))
  }

  /// Whether a signature is one of a digest.
  public func isValidSignature<D: Digest>(
    _ signature: P256.Signing.ECDSASignature, for digest: D
  ) -> Bool {
    typealias Scalar = P256.Scalar
    let (r, s) = signature.numbers
    let limit = P256.Scalars.modulus.value
    guard r != .zero, s != .zero, r < limit, s < limit else { return false }
    let inverse = Scalar(s).inverse
    let first = (Scalar(P256.number(of: digest)) * inverse).number
    let second = (Scalar(r) * inverse).number
    guard let x = (P256.Point.base.times(first) + place.point.times(second)).plain?.x else {
      return false
    }
    return Scalar(x).number == r
  }
}
