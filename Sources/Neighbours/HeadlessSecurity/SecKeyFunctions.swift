import HeadlessCryptoKit
public import HeadlessUIKit

/// Makes a private key at random, and keeps it in the keychain if it is to be permanent.
///
/// There are keys of P-256 only.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  let query = KeychainQuery(parameters)
  guard query.values[kSecAttrKeyType]?.text == kSecAttrKeyTypeECSECPrimeRandom,
    (query.values[kSecAttrKeySizeInBits] ?? .number(256)).means(.number(256))
  else {
    fail(errSecUnimplemented, "There are keys of P-256 only.", error)
    return nil
  }
  let key = SecKey(
    .curve, isPrivate: true, P256.Signing.PrivateKey().x963Representation,
    isInEnclave: query.values[kSecAttrTokenID]?.text == kSecAttrTokenIDSecureEnclave)
  var attributes = parameters
  if let own = parameters[kSecPrivateKeyAttrs] as? CFDictionary {
    attributes.merge(own) { $1 }
  }
  guard KeychainQuery(attributes).values[kSecAttrIsPermanent]?.isTrue == true else { return key }
  for name in [kSecAttrIsPermanent, kSecPrivateKeyAttrs, kSecPublicKeyAttrs] {
    attributes[name] = nil
  }
  attributes[kSecValueRef] = key
  let status = Keychain.current.add(KeychainQuery(attributes)).status
  if status == errSecSuccess { return key }
  fail(status, nil, error)
  return nil
}

/// Reads a key; `nil` for other bytes.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  let values = KeychainQuery(attributes).values
  let key = SecKey(
    keyData, type: values[kSecAttrKeyType]?.text, keyClass: values[kSecAttrKeyClass]?.text)
  if key == nil { fail(errSecParam, "The data are no such key.", error) }
  return key
}

/// Returns the key that all may have.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key.publicKey }

/// Returns the bytes of a key; `nil` for one of the Secure Enclave.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  if !key.isInEnclave { return key.data }
  fail(errSecUnimplemented, "The key does not leave the Secure Enclave.", error)
  return nil
}

/// Returns what is known of a key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
  var attributes: CFDictionary = [:]
  for (name, value) in key.keychainValues where name != kSecClass && name != kSecValueData {
    attributes[name] = value.object
  }
  return attributes
}

/// Returns the number of bytes that a key works on together.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.blockSize }

/// Writes an error for what a function could not do.
func fail(
  _ status: OSStatus, _ words: String?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) {
  error?.pointee = .passRetained(securityError(status, words))
}

/// The error of a result.
func securityError(_ status: OSStatus, _ words: String? = nil) -> CFError {
  let text = words ?? SecCopyErrorMessageString(status, nil) ?? ""
  return NSError(
    domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: text])
}
