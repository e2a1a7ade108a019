import HeadlessCryptoKit
public import HeadlessUIKit

/// What says whose key is whose, as X.509 writes it.
public final class SecCertificate: Hashable, Sendable {
  let data: Data
  let serialNumber: Data
  let issuer: DER
  let subject: DER
  let key: SecKey?

  /// Returns `nil` for bytes that are no certificate.
  init?(_ data: Data) {
    guard let parts = DER(Array(data))?.parts, parts.count == 3 else { return nil }
    // A version may stand before the rest.
    var fields = parts[0].parts[...]
    if fields.first?.tag == 0xA0 { fields = fields.dropFirst() }
    let rest = Array(fields)
    guard rest.count >= 6, rest[0].tag == DER.integer else { return nil }
    self.data = data
    serialNumber = Data(rest[0].content)
    (issuer, subject) = (rest[2], rest[4])
    key = SecKey(publicKeyInfo: rest[5])
  }

  /// Whether two are the same bytes.
  public static func == (left: SecCertificate, right: SecCertificate) -> Bool {
    left.data == right.data
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }

  /// What the subject is called by an attribute: 3 is the common name, 10 the organization.
  func name(_ kind: UInt8) -> String? {
    let pairs = subject.parts.flatMap(\.parts).map(\.parts)
    let value = pairs.first { $0.count == 2 && $0[0].content == [0x55, 0x04, kind] }?[1]
    return value.map { String(decoding: $0.content, as: UTF8.self) }
  }

  /// Whether it is one of some, or one of them has issued it.
  func isVouched(by anchors: [SecCertificate]) -> Bool {
    anchors.contains { $0 == self || $0.subject == issuer }
  }
}

/// Reads a certificate; `nil` for other bytes.
public func SecCertificateCreateWithData(
  _ allocator: CFAllocator?, _ data: CFData
) -> SecCertificate? {
  SecCertificate(data)
}

/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

/// Returns what a user calls the owner of a certificate.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
  certificate.name(3) ?? certificate.name(11) ?? certificate.name(10)
}

/// Returns the common name of the owner of a certificate.
public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  commonName.pointee = certificate.name(3)
  return commonName.pointee == nil ? errSecInternalComponent : errSecSuccess
}

/// Returns the number that the issuer has given a certificate.
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  certificate.serialNumber
}

/// Returns the key that a certificate is about; `nil` for one that is neither of P-256 nor RSA.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
