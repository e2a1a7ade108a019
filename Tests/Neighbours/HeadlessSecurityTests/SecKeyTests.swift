import FleetTesting
import HeadlessSecurity
import TestSupport
import Testing

@MainActor @Suite("SecKey", .freshApplication)
struct SecKeyTests {
  private let curve: [String: Any] = [
    kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom,
    kSecAttrKeySizeInBits as String: 256,
  ]

  private func key(_ more: [String: Any] = [:]) throws -> SecKey {
    var error: Unmanaged<CFError>?
    return try #require(SecKeyCreateRandomKey(curve.merging(more) { $1 } as CFDictionary, &error))
  }

  @Test func `what a key signs its other key knows`() throws {
    let own = try key()
    let open = try #require(SecKeyCopyPublicKey(own))
    let data = Data("wren".utf8)
    let digests: [(SecKeyAlgorithm, Data)] = [
      (.ecdsaSignatureMessageX962SHA256, data), (.ecdsaSignatureMessageX962SHA384, data),
      (.ecdsaSignatureMessageX962SHA512, data), (.ecdsaSignatureDigestX962SHA256, Data(count: 32)),
      (.ecdsaSignatureDigestX962SHA384, Data(count: 48)),
      (.ecdsaSignatureDigestX962SHA512, Data(count: 64)),
    ]
    for (algorithm, data) in digests {
      #expect(SecKeyIsAlgorithmSupported(own, .sign, algorithm))
      #expect(!SecKeyIsAlgorithmSupported(open, .sign, algorithm))
      let signature = try #require(SecKeyCreateSignature(own, algorithm, data as CFData, nil))
      #expect(SecKeyVerifySignature(open, algorithm, data as CFData, signature, nil))
      var error: Unmanaged<CFError>?
      let other = Data(repeating: 1, count: data.count)
      #expect(!SecKeyVerifySignature(open, algorithm, other as CFData, signature, &error))
      #expect(error?.takeRetainedValue().code == Int(errSecVerifyFailed))
    }
    #expect(SecKeyGetBlockSize(own) == 32)
  }

  @Test func `what is encrypted for a key only its owner reads`() throws {
    let own = try key()
    let open = try #require(SecKeyCopyPublicKey(own))
    let algorithms: [SecKeyAlgorithm] = [
      .eciesEncryptionCofactorX963SHA256AESGCM, .eciesEncryptionStandardVariableIVX963SHA256AESGCM,
    ]
    for algorithm in algorithms {
      let secret = try #require(
        SecKeyCreateEncryptedData(open, algorithm, Data("wren".utf8) as CFData, nil))
      #expect(secret.count == 65 + 4 + 16)
      #expect(
        SecKeyCreateDecryptedData(own, algorithm, secret, nil) as Data? == Data("wren".utf8))
      var error: Unmanaged<CFError>?
      #expect(SecKeyCreateDecryptedData(try key(), algorithm, secret, &error) == nil)
      #expect(error?.takeRetainedValue().code == Int(errSecDecode))
      #expect(SecKeyCreateDecryptedData(own, algorithm, Data() as CFData, nil) == nil)
    }
  }

  @Test func `a permanent key is in the keychain`() throws {
    let tag = Data("birds.key".utf8)
    let made = try key([
      kSecPrivateKeyAttrs as String: [
        kSecAttrIsPermanent as String: true, kSecAttrApplicationTag as String: tag,
      ] as [String: Any]
    ])
    let query: [String: Any] = [
      kSecClass as String: kSecClassKey, kSecAttrApplicationTag as String: tag,
      kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom,
      kSecReturnRef as String: true,
    ]
    var item: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess)
    #expect(item as? SecKey == made)
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)

    let certificate = try #require(SecCertificateCreateWithData(nil, Certificates.leaf as CFData))
    let add: [String: Any] = [
      kSecClass as String: kSecClassCertificate, kSecValueRef as String: certificate,
    ]
    #expect(SecItemAdd(add as CFDictionary, nil) == errSecSuccess)
    let found: [String: Any] = [
      kSecClass as String: kSecClassCertificate, kSecAttrLabel as String: "birds.example",
      kSecReturnRef as String: true,
    ]
    #expect(SecItemCopyMatching(found as CFDictionary, &item) == errSecSuccess)
    #expect(item as? SecCertificate == certificate)
  }

  @Test func `a key is read as it is written`() throws {
    let rsa = Certificates.data(
      """
      MIICXAIBAAKBgQDZl0+JHuMJd/ySOEfM9bd7FymVBjaHsCkdrNtlpXPeLo0Fev7oD6F8l4Jf320I
      5QARRY2cGYzfalRi4FJiTEutKeE0zy/yd1wOp/EtgIVPDBUDlMsUpck4DJ/lfAfPGKvO4Wn0eFNc
      MkLLBtyz5+XksX18r5+mLyB2QRsJSVlccwIDAQABAoGAbcRELlMzi2JJOuZDamUGk4TiyDfjKF44
      z6yU3Vky84GeSIZ8s0q3V2gDMCRBF/yWJSBmSLom88nrGho51TbR8XIMfI5lYQx9y+VhkfX6LAPp
      9xIKTHztQs5sZd8Qz51bN/z1RyWhlE0n0KmXjq5PmicJ3JWPsmJXXPLgCQX1mukCQQDuhAJ1qvTi
      NgWxRSWNDjucV9dAIZlY/Nd54kBJvXX2v5nwkCEmjPl1iqpCl/5PnNMb/ITxfqSFkNLeiMJoaOC9
      AkEA6YqhJCVLvn21f2As58ePODhMhPgqIiSFVzWCO2YiK2bXiFCVRAB1704Z1VM50eCroZlA588J
      Z8LDxfTPiCR87wJBAJX8tX9BLhVCW3oKPX7iQGIkatuNRV1MQkQHHt5AIfo0qp04RWB0rjpYJJET
      +3wc5jRnK0KhnNvRIomF/pqhuRECQEFDFijNq07+PhvsOmBC6gjh4rA90ThdUE3AjDYhImdSg+R5
      8FxibJKFFr8AVOYLjKrJ8tNUjeJLEP5enSgEWk0CQF4i3ujRgHvdkFm4g5juEMIKEnUZXrN4i/fx
      Qqizpyab3VTZN7hPvQeJqajVtY4w0ZJPDXZmxVEmQTRovweKtfY=
      """)
    let open = Certificates.data(
      """
      MIGJAoGBANmXT4ke4wl3/JI4R8z1t3sXKZUGNoewKR2s22Wlc94ujQV6/ugPoXyXgl/fbQjlABFF
      jZwZjN9qVGLgUmJMS60p4TTPL/J3XA6n8S2AhU8MFQOUyxSlyTgMn+V8B88Yq87hafR4U1wyQssG
      3LPn5eSxfXyvn6YvIHZBGwlJWVxzAgMBAAE=
      """)
    let own = try key()
    let rows: [(Data, CFString, CFString, bits: Int?)] = [
      (
        try #require(SecKeyCopyExternalRepresentation(own, nil)), kSecAttrKeyTypeEC,
        kSecAttrKeyClassPrivate, 256
      ),
      (rsa, kSecAttrKeyTypeRSA, kSecAttrKeyClassPrivate, 1024),
      (open, kSecAttrKeyTypeRSA, kSecAttrKeyClassPublic, 1024),
      (open, kSecAttrKeyTypeRSA, kSecAttrKeyClassPrivate, nil),
      (Data(count: 65), kSecAttrKeyTypeEC, kSecAttrKeyClassPublic, nil),
      (Data(count: 65), "9" as CFString, kSecAttrKeyClassPublic, nil),
    ]
    for (data, type, keyClass, bits) in rows {
      let attributes = [kSecAttrKeyType: type, kSecAttrKeyClass: keyClass] as CFDictionary
      var error: Unmanaged<CFError>?
      let key = SecKeyCreateWithData(data as CFData, attributes, &error)
      #expect(error?.takeRetainedValue().code == (bits == nil ? Int(errSecParam) : nil))
      #expect(key.map { SecKeyGetBlockSize($0) * 8 } == bits)
      #expect(key.flatMap { SecKeyCopyExternalRepresentation($0, nil) } == bits.map { _ in data })
    }
    let attributes = [
      kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPrivate,
    ]
    let key = try #require(SecKeyCreateWithData(rsa as CFData, attributes as CFDictionary, nil))
    let other = try #require(SecKeyCopyPublicKey(key))
    #expect(SecKeyCopyExternalRepresentation(other, nil) as Data? == open)
    let known = SecKeyCopyAttributes(other)
    #expect(known?[kSecAttrKeyClass] as? String == kSecAttrKeyClassPublic as String)
    var error: Unmanaged<CFError>?
    #expect(SecKeyCreateSignature(key, .rsaSignatureMessagePKCS1v15SHA256, rsa, &error) == nil)
    #expect(
      error?.takeRetainedValue().localizedDescription
        == "The key does not support 'algid:sign:RSA:message-PKCS1v15:SHA256'.")
  }

  @Test func `what cannot be made or read is an error`() throws {
    var error: Unmanaged<CFError>?
    let rsa = [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 2048] as CFDictionary
    #expect(SecKeyCreateRandomKey(rsa, &error) == nil)
    #expect(error?.takeRetainedValue().localizedDescription == "There are keys of P-256 only.")
    let own = try key([kSecAttrTokenID as String: kSecAttrTokenIDSecureEnclave])
    #expect(SecKeyCopyExternalRepresentation(own, &error) == nil)
    #expect(
      error?.takeRetainedValue().localizedDescription
        == "The key does not leave the Secure Enclave.")
    SimulatedKeychain.result = errSecInteractionNotAllowed
    let permanent = curve.merging([kSecAttrIsPermanent as String: true]) { $1 }
    #expect(SecKeyCreateRandomKey(permanent as CFDictionary, &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecInteractionNotAllowed))
  }
}
