import Foundation
import HeadlessCryptoKit
import Testing

@Suite struct CipherTests {
  @Test func `AES-GCM as NIST publishes it`() throws {
    let key = "feffe9928665731c6d6a8f9467308308"
    let text =
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e24"
      + "49a6b525b16aedf5aa0de657ba637b39"
    let other = "feedfacedeadbeeffeedfacedeadbeefabaddad2"
    let rows:
      [(key: String, nonce: String, text: String, other: String, sealed: String, tag: String)] =
        [
          (
            String(repeating: "00", count: 16), String(repeating: "00", count: 12), "", "", "",
            "58e2fccefa7e3061367f1d57a4e7455a"
          ),
          (
            String(repeating: "00", count: 16), String(repeating: "00", count: 12),
            String(repeating: "00", count: 16), "", "0388dace60b6a392f328c2b971b2fe78",
            "ab6e47d42cec13bdf53a67b21257bddf"
          ),
          (
            key, "cafebabefacedbaddecaf888", text, other,
            "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5a"
              + "ac84aa051ba30b396a0aac973d58e091", "5bc94fbc3221a5db94fae95ae7121a47"
          ),
          (
            key + key, "cafebabefacedbaddecaf888", text, other,
            "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b10"
              + "56828838c5f61e6393ba7a0abcc9f662", "76fc6ece0f4e1768cddf8853bb2d551b"
          ),
        ]
    for row in rows {
      let key = SymmetricKey(data: bytes(row.key))
      let box = try AES.GCM.seal(
        bytes(row.text), using: key, nonce: AES.GCM.Nonce(data: bytes(row.nonce)),
        authenticating: bytes(row.other))
      #expect(hex(box.ciphertext) == row.sealed)
      #expect(hex(box.tag) == row.tag)
      let whole = try AES.GCM.SealedBox(combined: try #require(box.combined))
      #expect(
        try hex(AES.GCM.open(whole, using: key, authenticating: bytes(row.other))) == row.text)
    }
  }

  @Test func `ChaCha20 and Poly1305 of RFC 8439`() throws {
    let key = SymmetricKey(data: Data((0x80...0x9f).map { UInt8($0) }))
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
      + "sunscreen would be it."
    let other = bytes("50515253c0c1c2c3c4c5c6c7")
    let box = try ChaChaPoly.seal(
      Data(text.utf8), using: key,
      nonce: ChaChaPoly.Nonce(data: bytes("070000004041424344454647")), authenticating: other)
    #expect(
      hex(box.ciphertext)
        == "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d63dbea45e8ca9671282fafb69"
        + "da92728b1a71de0a9e060b2905d6a5b67ecd3b3692ddbd7f2d778b8c9803aee328091b58fab324e4fad67594"
        + "5585808b4831d7bc3ff4def08e4b7a9de576d26586cec64b6116")
    #expect(hex(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
    let whole = try ChaChaPoly.SealedBox(combined: box.combined)
    #expect(try ChaChaPoly.open(whole, using: key, authenticating: other) == Data(text.utf8))
  }

  @Test func `what was changed is not opened`() throws {
    let key = SymmetricKey(size: .bits256)
    for count in [0, 1, 15, 16, 17, 63, 64, 65, 200] {
      let data = Data((0..<count).map { UInt8($0) })
      let box = try AES.GCM.seal(data, using: key)
      #expect(try AES.GCM.open(box, using: key) == data)
      let other = try ChaChaPoly.seal(data, using: key)
      #expect(try ChaChaPoly.open(other, using: key) == data)
      var combined = try #require(box.combined)
      combined[combined.endIndex - 1] ^= 1
      #expect(throws: CryptoKitError.authenticationFailure) {
        try AES.GCM.open(.init(combined: combined), using: key)
      }
      #expect(throws: CryptoKitError.authenticationFailure) {
        try ChaChaPoly.open(other, using: key, authenticating: Data([1]))
      }
    }
  }

  @Test func `keys, nonces and tags have their lengths`() throws {
    let short = SymmetricKey(data: Data(count: 15))
    #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(Data(), using: short) }
    #expect(throws: CryptoKitError.incorrectKeySize) { try ChaChaPoly.seal(Data(), using: short) }
    let rows: [() throws -> Any] = [
      { try AES.GCM.Nonce(data: Data(count: 11)) },
      { try ChaChaPoly.Nonce(data: Data(count: 13)) },
      { try AES.GCM.SealedBox(combined: Data(count: 27)) },
      { try ChaChaPoly.SealedBox(combined: Data(count: 27)) },
      { try AES.GCM.SealedBox(nonce: .init(), ciphertext: Data(), tag: Data(count: 15)) },
      { try ChaChaPoly.SealedBox(nonce: .init(), ciphertext: Data(), tag: Data(count: 17)) },
    ]
    for row in rows {
      #expect(throws: CryptoKitError.incorrectParameterSize) { try row() }
    }
    let key = SymmetricKey(size: .bits128)
    let box = try AES.GCM.seal(Data([7]), using: key, nonce: .init(data: Data(count: 16)))
    #expect(box.combined == nil)
    #expect(try AES.GCM.open(box, using: key) == Data([7]))
  }
}
