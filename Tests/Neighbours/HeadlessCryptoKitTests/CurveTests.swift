import Foundation
import HeadlessCryptoKit
import Testing

@Suite struct CurveTests {
  private let number = "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"
  private let place =
    "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
    + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299"
  /// The same key, as OpenSSL writes it.
  private let text = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgya+p2EW6dRZrXCFX
    Z7HWk05Qw9s26JsSe4piKxIPZyGhRANCAARg/tS6JVqdMclh63TGNW1owEm4kjth
    +mzmaWIuYPKftnkD/hAIuLyZpBrp6VYovGTy8bIMLX6fUXejwpTURiKZ
    -----END PRIVATE KEY-----
    """
  private let olderText = """
    -----BEGIN EC PRIVATE KEY-----
    MHcCAQEEIMmvqdhFunUWa1whV2ex1pNOUMPbNuibEnuKYisSD2choAoGCCqGSM49
    AwEHoUQDQgAEYP7UuiVanTHJYet0xjVtaMBJuJI7Yfps5mliLmDyn7Z5A/4QCLi8
    maQa6elWKLxk8vGyDC1+n1F3o8KU1EYimQ==
    -----END EC PRIVATE KEY-----
    """
  private let publicText = """
    -----BEGIN PUBLIC KEY-----
    MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEYP7UuiVanTHJYet0xjVtaMBJuJI7
    Yfps5mliLmDyn7Z5A/4QCLi8maQa6elWKLxk8vGyDC1+n1F3o8KU1EYimQ==
    -----END PUBLIC KEY-----
    """

  @Test func `a signature of RFC 6979`() throws {
    let key = try P256.Signing.PrivateKey(rawRepresentation: bytes(number))
    #expect(hex(key.publicKey.rawRepresentation) == place)
    let signature = try key.signature(for: Data("sample".utf8))
    #expect(
      hex(signature.rawRepresentation)
        == "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
        + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8")
    #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("simple".utf8)))
    #expect(
      !P256.Signing.PrivateKey().publicKey.isValidSignature(signature, for: Data("sample".utf8)))
    let written = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
    #expect(written.rawRepresentation == signature.rawRepresentation)
  }

  @Test func `a secret that NIST publishes`() throws {
    let key = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534"))
    let other = try P256.KeyAgreement.PublicKey(
      rawRepresentation: bytes(
        "700c48f77f56584c5cc632ca65640db91b6bacce3a4df6b42ce7cc838833d287"
          + "db71e509e3fd9b060ddb20ba5c51dcc5948d46fbf640dfe0441782cab85fa4ac"))
    let secret = try key.sharedSecretFromKeyAgreement(with: other)
    #expect(
      hex(secret.withUnsafeBytes(Array.init))
        == "46fc62106420ff012e54a434fbdd2d25ccc5852060561e68040dd7778997bd7b")
  }

  @Test func `keys of P-256 as they are written`() throws {
    let key = try P256.Signing.PrivateKey(rawRepresentation: bytes(number))
    #expect(key.pemRepresentation == text)
    #expect(key.publicKey.pemRepresentation == publicText)
    let keys = [
      try P256.Signing.PrivateKey(pemRepresentation: text),
      try P256.Signing.PrivateKey(pemRepresentation: olderText),
      try P256.Signing.PrivateKey(derRepresentation: key.derRepresentation),
      try P256.Signing.PrivateKey(x963Representation: key.x963Representation),
    ]
    for other in keys { #expect(hex(other.rawRepresentation) == number) }
    let open = key.publicKey
    let publicKeys = [
      try P256.Signing.PublicKey(pemRepresentation: publicText),
      try P256.Signing.PublicKey(derRepresentation: open.derRepresentation),
      try P256.Signing.PublicKey(x963Representation: open.x963Representation),
      try P256.Signing.PublicKey(compressedRepresentation: open.compressedRepresentation),
    ]
    for other in publicKeys { #expect(hex(other.rawRepresentation) == place) }
    #expect(hex(open.compressedRepresentation) == "03" + place.prefix(64))
  }

  @Test func `what is no key`() {
    let zero = Data(count: 32)
    let rows: [(CryptoKitError, () throws -> Any)] = [
      (.incorrectKeySize, { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31)) }),
      (
        .underlyingCoreCryptoError(error: -7),
        { try P256.Signing.PrivateKey(rawRepresentation: zero) }
      ),
      (
        .underlyingCoreCryptoError(error: -7),
        { try P256.Signing.PublicKey(rawRepresentation: zero + zero) }
      ),
      (.incorrectParameterSize, { try P256.Signing.PublicKey(x963Representation: zero) }),
      (.incorrectParameterSize, { try P256.Signing.ECDSASignature(rawRepresentation: zero) }),
      (.incorrectKeySize, { try Curve25519.Signing.PrivateKey(rawRepresentation: Data()) }),
      (.incorrectKeySize, { try Curve25519.Signing.PublicKey(rawRepresentation: Data()) }),
      (.incorrectKeySize, { try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: Data()) }),
      (.incorrectKeySize, { try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data()) }),
      (
        .invalidParameter,
        {
          try Curve25519.KeyAgreement.PrivateKey().sharedSecretFromKeyAgreement(
            with: .init(rawRepresentation: zero))
        }
      ),
    ]
    for (error, make) in rows { #expect(throws: error) { try make() } }
    let texts: [(CryptoKitASN1Error, () throws -> Any)] = [
      (.invalidPEMDocument, { try P256.Signing.PrivateKey(pemRepresentation: "key") }),
      (.invalidASN1Object, { try P256.Signing.PrivateKey(derRepresentation: zero) }),
      (.invalidASN1Object, { try P256.Signing.PublicKey(pemRepresentation: text) }),
      (.invalidASN1Object, { try P256.Signing.ECDSASignature(derRepresentation: zero) }),
    ]
    for (error, make) in texts { #expect(throws: error) { try make() } }
  }

  @Test func `signatures of RFC 8032`() throws {
    let rows = [
      (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
          + "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
      ),
      (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
          + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
      ),
    ]
    for (seed, open, message, expected) in rows {
      let key = try Curve25519.Signing.PrivateKey(rawRepresentation: bytes(seed))
      #expect(hex(key.publicKey.rawRepresentation) == open)
      var signature = try key.signature(for: bytes(message))
      #expect(hex(signature) == expected)
      #expect(key.publicKey.isValidSignature(signature, for: bytes(message)))
      signature[signature.startIndex] ^= 1
      #expect(!key.publicKey.isValidSignature(signature, for: bytes(message)))
      #expect(!key.publicKey.isValidSignature(Data(), for: bytes(message)))
    }
  }

  @Test func `a secret of RFC 7748`() throws {
    let alice = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
    let bob = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
    #expect(
      hex(alice.publicKey.rawRepresentation)
        == "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")
    let secret = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
    #expect(
      "\(secret)"
        == "SharedSecret: 4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
    #expect(try bob.sharedSecretFromKeyAgreement(with: alice.publicKey) == secret)
    let key = secret.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
    #expect(
      key
        == HKDF<SHA256>.deriveKey(
          inputKeyMaterial: SymmetricKey(data: secret), outputByteCount: 32))
    let other = secret.x963DerivedSymmetricKey(
      using: SHA256.self, sharedInfo: Data(), outputByteCount: 40)
    #expect(other.bitCount == 320)
    #expect(
      other.withUnsafeBytes { Array($0.prefix(32)) }
        == Array(SHA256.hash(data: secret.withUnsafeBytes(Array.init) + [0, 0, 0, 1])))
  }
}
