import Foundation
import HeadlessCryptoKit
import Testing

@Suite struct KeyDerivationTests {
  @Test func `keys of RFC 5869`() {
    let secret = SymmetricKey(data: bytes(String(repeating: "0b", count: 22)))
    let salt = bytes("000102030405060708090a0b0c")
    let info = bytes("f0f1f2f3f4f5f6f7f8f9")
    let rows: [(SymmetricKey, String)] = [
      (
        HKDF<SHA256>.deriveKey(
          inputKeyMaterial: secret, salt: salt, info: info, outputByteCount: 42),
        "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
      ),
      (
        HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: 42),
        "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"
      ),
      (HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, info: info, outputByteCount: 0), ""),
    ]
    for (key, expected) in rows { #expect(hex(key.withUnsafeBytes(Array.init)) == expected) }

    let code = HKDF<SHA256>.extract(inputKeyMaterial: secret, salt: salt)
    #expect(hex(code) == "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5")
    #expect(
      HKDF<SHA256>.expand(pseudoRandomKey: code, info: info, outputByteCount: 42) == rows[0].0)
    #expect(
      HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, salt: salt, outputByteCount: 32)
        != HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, info: salt, outputByteCount: 32))
  }

  @Test func `SHA-3 of texts`() {
    let rows: [(Int, String, String, String)] = [
      (
        0, "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a",
        "0c63a75b845e4f7d01107d852e4c2485c51a50aaaa94fc61995e71bbee983a2ac3713831264adb47fb6bd1e058d5f004",
        "a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a6"
          + "15b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26"
      ),
      (
        135, "8094bb53c44cfb1e67b7c30447f9a1c33696d2463ecc1d9c92538913392843c9",
        "a2d51907c0611e25c058f0675042e8f53cc473dc347c5ea8a813d886b3aa8f8dcab61a236237d94de404cd66606243f9",
        "4be1e70276f9122f470a54c27240c7d0709dab7469958b48a950d69da6dd07ca"
          + "135826d9d23e975cb9283e7d236ef98a80451dca8e311f52096308b2c8d70cc7"
      ),
      (
        136, "3fc5559f14db8e453a0a3091edbd2bc25e11528d81c66fa570a4efdcc2695ee1",
        "cbbcb466417a2f6d466479bb6dc659434d9589de3a53acc9b427580482e305948888c8fa6d069c5e6a899aa34a9af15a",
        "e50392c91ed95768c8dcf52a12e5db1ecd0347fb995f7ff4ea06994649bbd1a0"
          + "de7ae36a62aadc00a704d730b52bda191b72951e2afc9b6fb6824787b2086257"
      ),
      (
        1000, "8f3934e6f7a15698fe0f396b95d8c4440929a8fa6eae140171c068b4549fbf81",
        "ccf4495ff20b4b33a1cc1917f9f0fe0fcb5e3d08e542cf4d4a90dd950b748e7e1cc07d2f3b36d62dd240724417cdd81b",
        "ac7e95cc95aa7f24aaa95e040ca0c79b39cd9cc84a10abb84ddd8dd5e4b45cf9"
          + "6543aaa70d0ef99fbf8d2769639981ee1fd0b0276f4756b9d504d0b7de19b700"
      ),
    ]
    for (count, short, middle, long) in rows {
      let data = Data(repeating: 0x61, count: count)
      #expect(hex(SHA3_256.hash(data: data)) == short, "\(count) letters")
      #expect(hex(SHA3_384.hash(data: data)) == middle, "\(count) letters")
      #expect(hex(SHA3_512.hash(data: data)) == long, "\(count) letters")
    }
    #expect("\(SHA3_256.hash(data: Data()))".hasPrefix("SHA3-256 digest: a7ff"))
  }
}
