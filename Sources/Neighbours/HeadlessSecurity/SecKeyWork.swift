import HeadlessCryptoKit
public import HeadlessUIKit

/// Returns whether a key can do something in a way.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  let needsOwner = operation == .sign || operation == .decrypt
  guard key.kind == .curve, key.isPrivate == needsOwner else { return false }
  return switch operation {
  case .sign, .verify: KeyWork.signatures.contains(algorithm)
  case .encrypt, .decrypt: KeyWork.encryptions.contains(algorithm)
  case .keyExchange: false
  }
}

/// Signs data, or their digest; `nil` where the key cannot.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  KeyWork.attempt(.sign, key, algorithm, error) {
    let signer = try P256.Signing.PrivateKey(x963Representation: key.data)
    return try signer.signature(for: KeyWork.digest(dataToSign, algorithm)).derRepresentation
  }
}

/// Returns whether a signature is one of data, or of their digest.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  KeyWork.attempt(.verify, key, algorithm, error) {
    let signer = try P256.Signing.PublicKey(x963Representation: key.data)
    let signature = try P256.Signing.ECDSASignature(derRepresentation: signature)
    let digest = try KeyWork.digest(signedData, algorithm)
    guard signer.isValidSignature(signature, for: digest) else {
      throw CryptoKitError.authenticationFailure
    }
    return true
  } ?? false
}

/// Encrypts data for the owner of a key; `nil` where the key cannot.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  KeyWork.attempt(.encrypt, key, algorithm, error) {
    let own = P256.KeyAgreement.PrivateKey()
    let open = own.publicKey.x963Representation
    let secret = try own.sharedSecretFromKeyAgreement(with: .init(x963Representation: key.data))
    let (cipherKey, nonce) = try KeyWork.parts(of: secret, open, algorithm)
    let box = try AES.GCM.seal(plaintext, using: cipherKey, nonce: nonce)
    return open + box.ciphertext + box.tag
  }
}

/// Decrypts data; `nil` where the key cannot.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  KeyWork.attempt(.decrypt, key, algorithm, error) {
    let owner = try P256.KeyAgreement.PrivateKey(x963Representation: key.data)
    let open = ciphertext.prefix(65)
    let secret = try owner.sharedSecretFromKeyAgreement(with: .init(x963Representation: open))
    let (cipherKey, nonce) = try KeyWork.parts(of: secret, open, algorithm)
    let rest = ciphertext.dropFirst(65)
    let box = try AES.GCM.SealedBox(
      nonce: nonce, ciphertext: rest.dropLast(16), tag: rest.suffix(16))
    return try AES.GCM.open(box, using: cipherKey)
  }
}

/// What the functions of keys share.
private enum KeyWork {
  static let signatures: Set<SecKeyAlgorithm> = [
    .ecdsaSignatureMessageX962SHA256, .ecdsaSignatureMessageX962SHA384,
    .ecdsaSignatureMessageX962SHA512, .ecdsaSignatureDigestX962SHA256,
    .ecdsaSignatureDigestX962SHA384, .ecdsaSignatureDigestX962SHA512,
  ]
  /// Each with whether a number that is used once is made with the key.
  private static let kinds: [SecKeyAlgorithm: Bool] = [
    .eciesEncryptionStandardX963SHA256AESGCM: false,
    .eciesEncryptionCofactorX963SHA256AESGCM: false,
    .eciesEncryptionStandardVariableIVX963SHA256AESGCM: true,
    .eciesEncryptionCofactorVariableIVX963SHA256AESGCM: true,
  ]
  static let encryptions = Set(kinds.keys)

  static func attempt<Result>(
    _ operation: SecKeyOperationType, _ key: SecKey, _ algorithm: SecKeyAlgorithm,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ work: () throws -> Result
  ) -> Result? {
    guard SecKeyIsAlgorithmSupported(key, operation, algorithm) else {
      fail(errSecParam, "The key does not support '\(algorithm.rawValue)'.", error)
      return nil
    }
    if let result = try? work() { return result }
    fail(operation == .verify ? errSecVerifyFailed : errSecDecode, nil, error)
    return nil
  }

  /// The digest that is signed: of data, or the data itself.
  static func digest(_ data: Data, _ algorithm: SecKeyAlgorithm) throws -> any Digest {
    switch algorithm {
    case .ecdsaSignatureMessageX962SHA256: SHA256.hash(data: data)
    case .ecdsaSignatureMessageX962SHA384: SHA384.hash(data: data)
    case .ecdsaSignatureMessageX962SHA512: SHA512.hash(data: data)
    case .ecdsaSignatureDigestX962SHA256: try checked(SHA256Digest(bytes: Array(data)))
    case .ecdsaSignatureDigestX962SHA384: try checked(SHA384Digest(bytes: Array(data)))
    default: try checked(SHA512Digest(bytes: Array(data)))
    }
  }

  private static func checked<Function>(_ digest: DigestBytes<Function>) throws -> any Digest {
    guard Array(digest).count == Function.byteCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    return digest
  }

  /// The key and the nonce that two owners make of their secret.
  static func parts(
    of secret: SharedSecret, _ open: Data, _ algorithm: SecKeyAlgorithm
  ) throws -> (SymmetricKey, AES.GCM.Nonce) {
    let count = kinds[algorithm] == true ? 32 : 16
    let bytes = secret.x963DerivedSymmetricKey(
      using: SHA256.self, sharedInfo: open, outputByteCount: count
    ).withUnsafeBytes(Array.init)
    let nonce = bytes.count > 16 ? Array(bytes[16...]) : [UInt8](repeating: 0, count: 16)
    return (SymmetricKey(data: Array(bytes[..<16])), try AES.GCM.Nonce(data: nonce))
  }
}
