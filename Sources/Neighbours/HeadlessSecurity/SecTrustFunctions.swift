public import Dispatch
public import HeadlessUIKit

/// Makes a trust of one certificate or several, and one policy or several.
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let certificates: [SecCertificate] = objects(certificates)
  guard !certificates.isEmpty else { return errSecParam }
  trust.pointee = SecTrust(certificates, policies.map(objects) ?? [])
  return errSecSuccess
}

/// Returns whether the system trusts the first certificate.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  let failure = trust.failure
  error?.pointee = failure.map { securityError($0) }
  return failure == nil
}

/// Tells on a turn of the main loop, whatever the queue, whether the system trusts the first certificate.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue,
  _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  MainTurn.post("SecTrustEvaluateAsyncWithError") {
    let failure = trust.failure
    result(trust, failure == nil, failure.map { securityError($0) })
  }
  return errSecSuccess
}

/// Answers whether the system trusts the first certificate.
@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?
) -> OSStatus {
  if let result { _ = SecTrustGetTrustResult(trust, result) }
  return errSecSuccess
}

/// Answers whether the system trusts the first certificate.
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = trust.failure == nil ? .unspecified : .recoverableTrustFailure
  return errSecSuccess
}

/// Returns the number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }

/// Returns a certificate; the first is what the trust is about.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

/// Returns the certificates; the first is what the trust is about.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? {
  trust.certificates.isEmpty ? nil : trust.certificates
}

/// Returns the key that the first certificate is about.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.certificates.first?.key }

/// Returns the key that the first certificate is about.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// Sets what the first certificate has to be good for.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  let policies: [SecPolicy] = objects(policies)
  guard !policies.isEmpty else { return errSecParam }
  trust.change { $0.policies = policies }
  return errSecSuccess
}

/// Sets the issuers that the app trusts, in place of the system's; `nil` means the system's.
@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus {
  let anchors = anchorCertificates.map { $0.compactMap { $0 as? SecCertificate } }
  trust.change { $0.anchors = anchors }
  return errSecSuccess
}

/// Sets whether only the issuers of the app's count.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus {
  trust.change { $0.trustsSystem = !anchorCertificatesOnly }
  return errSecSuccess
}

/// Sets whether the network may be asked, which it is not.
@discardableResult
public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus {
  errSecSuccess
}

/// Returns what makes the trust an exception.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { Data("exceptions".utf8) }

/// Makes the trust an exception; `nil` takes that back.
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool {
  trust.change { $0.isExcepted = exceptions != nil }
  return true
}

/// One object, or a list's objects.
private func objects<Object>(_ value: Any) -> [Object] {
  (value as? Object).map { [$0] } ?? (value as? [Any])?.compactMap { $0 as? Object } ?? []
}
