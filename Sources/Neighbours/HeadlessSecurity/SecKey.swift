import HeadlessCryptoKit
import HeadlessUIKit

/// A key of two: one is its owner's, the other one all may have.
///
/// Keys of P-256 sign and encrypt as on a device; RSA's are only kept.
public final class SecKey: Hashable, Sendable {
  enum Kind: Sendable {
    case rsa, curve
  }

  let kind: Kind
  let isPrivate: Bool
  /// As it is written: X9.63's points and number, or PKCS #1.
  let data: Data
  /// Whether it is where nothing can be read.
  let isInEnclave: Bool

  init(_ kind: Kind, isPrivate: Bool, _ data: Data, isInEnclave: Bool = false) {
    self.kind = kind
    self.isPrivate = isPrivate
    self.data = data
    self.isInEnclave = isInEnclave
  }

  /// The key of bytes, by the names of dictionaries; `nil` for other bytes.
  init?(_ data: Data, type: String?, keyClass: String?, isInEnclave: Bool = false) {
    isPrivate = keyClass == kSecAttrKeyClassPrivate
    self.data = data
    self.isInEnclave = isInEnclave
    switch type {
    case kSecAttrKeyTypeRSA: kind = .rsa
    case kSecAttrKeyTypeECSECPrimeRandom: kind = .curve
    default: return nil
    }
    switch (kind, isPrivate) {
    case (.curve, true): if privateNumber == nil { return nil }
    case (.curve, false):
      if (try? P256.Signing.PublicKey(x963Representation: data)) == nil { return nil }
    case (.rsa, _): if (DER(Array(data))?.parts.count ?? 0) < (isPrivate ? 9 : 2) { return nil }
    }
  }

  /// The key of a certificate.
  convenience init?(publicKeyInfo: DER) {
    guard let parts = DER(publicKeyInfo.bytes)?.parts, parts.count == 2,
      let algorithm = parts[0].parts.first
    else { return nil }
    let isRSA = algorithm.content == [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01]
    self.init(
      Data(parts[1].content.dropFirst()),
      type: isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom,
      keyClass: kSecAttrKeyClassPublic)
  }

  /// Whether two are the same bytes.
  public static func == (left: SecKey, right: SecKey) -> Bool { left.data == right.data }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }

  /// The number of a private key of P-256.
  var privateNumber: Data? {
    let key = try? P256.Signing.PrivateKey(x963Representation: data)
    return key?.rawRepresentation
  }

  var publicKey: SecKey? {
    guard isPrivate else { return self }
    switch kind {
    case .curve: return SecKey(.curve, isPrivate: false, data.prefix(65))
    case .rsa:
      guard let parts = DER(Array(data))?.parts, parts.count > 2 else { return nil }
      let open = DER(DER.sequence, parts[1], parts[2])
      return SecKey(.rsa, isPrivate: false, Data(open.bytes))
    }
  }

  /// The number of bytes of what it encrypts, or of its coordinates.
  var blockSize: Int {
    switch kind {
    case .curve: 32
    case .rsa:
      DER(Array((publicKey ?? self).data))?.parts.first?.content.drop { $0 == 0 }.count ?? 0
    }
  }

  /// What the keychain keeps of it.
  var keychainValues: [String: KeychainValue] {
    let label = Insecure.SHA1.hash(data: (publicKey ?? self).data)
    var values: [String: KeychainValue] = [
      kSecClass: .text(kSecClassKey),
      kSecAttrKeyType: .text(kind == .rsa ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom),
      kSecAttrKeyClass: .text(isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic),
      kSecAttrKeySizeInBits: .number(Double(blockSize * 8)),
      kSecAttrApplicationLabel: .data(Data(label)),
      kSecValueData: .data(data),
    ]
    if isInEnclave { values[kSecAttrTokenID] = .text(kSecAttrTokenIDSecureEnclave) }
    return values
  }
}
