import Foundation
import HeadlessCryptoKit
import Testing

/// Against what another library makes of the same bytes, at the lengths at which blocks end.
@Suite struct HashTests {
  @Test func `SHA256 of texts`() {
    let rows: [(String, String)] = [
      (
        "",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
      ),
      (
        "abc",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      ),
      (
        "The quick brown fox jumps over the lazy dog",
        "d7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592"
      ),
      (
        String(repeating: "a", count: 55),
        "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
      ),
      (
        String(repeating: "a", count: 56),
        "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"
      ),
      (
        String(repeating: "a", count: 63),
        "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"
      ),
      (
        String(repeating: "a", count: 64),
        "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
      ),
      (
        String(repeating: "a", count: 111),
        "6374f73208854473827f6f6a3f43b1f53eaa3b82c21c1a6d69a2110b2a79baad"
      ),
      (
        String(repeating: "a", count: 112),
        "f54353008a2553262ecdc4a34749563ba0950e8b0fc8652780b0a614b99683c1"
      ),
      (
        String(repeating: "a", count: 1000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ]

    for (text, expected) in rows {
      #expect(hex(SHA256.hash(data: Data(text.utf8))) == expected, "\(text.count) letters")
    }
  }

  @Test func `SHA384 of texts`() {
    let rows: [(String, String)] = [
      (
        "",
        "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da"
          + "274edebfe76f65fbd51ad2f14898b95b"
      ),
      (
        "abc",
        "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
          + "8086072ba1e7cc2358baeca134c825a7"
      ),
      (
        "The quick brown fox jumps over the lazy dog",
        "ca737f1014a48f4c0b6dd43cb177b0afd9e5169367544c494011e3317dbf9a50"
          + "9cb1e5dc1e85a941bbee3d7f2afbc9b1"
      ),
      (
        String(repeating: "a", count: 55),
        "5d91ac7e74e62b5c728904b40f10784d66b7af9cb6302123e48c92f0432ceb8d"
          + "2a92c02de77dcb29ed75c4b42bde46f4"
      ),
      (
        String(repeating: "a", count: 56),
        "8a8d9649ea04e993a6ca7135af7e3392cc5fca84f8531cac7aa3feed4eb98f55"
          + "dcbe0f3284b61c6f35f98b02cc644b4c"
      ),
      (
        String(repeating: "a", count: 63),
        "7e7f097e95b52bb8f53383450ecaf9868187c130981730c03b6d573adfc0b991"
          + "e365244e5b4bfa082bfb43c517d37120"
      ),
      (
        String(repeating: "a", count: 64),
        "2e404b9339da795776e510d96930b3be2904c500395b8cb7413334b82d4dec41"
          + "3b4b8113045a05bbbcff846f027423f6"
      ),
      (
        String(repeating: "a", count: 111),
        "3c37955051cb5c3026f94d551d5b5e2ac38d572ae4e07172085fed81f8466b8f"
          + "90dc23a8ffcdea0b8d8e58e8fdacc80a"
      ),
      (
        String(repeating: "a", count: 112),
        "187d4e07cb306103c69967bf544d0dfbe9042577599c73c330abc0cb64c61236"
          + "d5ed565ee19119d8c31779a38f791fcd"
      ),
      (
        String(repeating: "a", count: 1000),
        "f54480689c6b0b11d0303285d9a81b21a93bca6ba5a1b4472765dca4da45ee32"
          + "8082d469c650cd3b61b16d3266ab8ced"
      ),
    ]

    for (text, expected) in rows {
      #expect(hex(SHA384.hash(data: Data(text.utf8))) == expected, "\(text.count) letters")
    }
  }

  @Test func `SHA512 of texts`() {
    let rows: [(String, String)] = [
      (
        "",
        "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
          + "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e"
      ),
      (
        "abc",
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
          + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
      ),
      (
        "The quick brown fox jumps over the lazy dog",
        "07e547d9586f6a73f73fbac0435ed76951218fb7d0c8d788a309d785436bbb64"
          + "2e93a252a954f23912547d1e8a3b5ed6e1bfd7097821233fa0538f3db854fee6"
      ),
      (
        String(repeating: "a", count: 55),
        "b0220c772cbf6c1822e2cb38a437d0e1d58772417a4bbb21c961364f8b6143e0"
          + "5aa6316dca8d1d7b19e16448419076395f6086cb55101fbd6d5497b148e1745f"
      ),
      (
        String(repeating: "a", count: 56),
        "962b64aae357d2a4fee3ded8b539bdc9d325081822b0bfc55583133aab44f18b"
          + "afe11d72a7ae16c79ce2ba620ae2242d5144809161945f1367f41b3972e26e04"
      ),
      (
        String(repeating: "a", count: 63),
        "c1b0f5c6d3b03dfe4a2602e67242f54e344090b66e01100a469b129f583f016c"
          + "7e27dddeaa438393dcc7ec54b0b57c9ba7af007f9b56db5f6fb677d972a31362"
      ),
      (
        String(repeating: "a", count: 64),
        "01d35c10c6c38c2dcf48f7eebb3235fb5ad74a65ec4cd016e2354c637a8fb49b"
          + "695ef3c1d6f7ae4cd74d78cc9c9bcac9d4f23a73019998a7f73038a5c9b2dbde"
      ),
      (
        String(repeating: "a", count: 111),
        "fa9121c7b32b9e01733d034cfc78cbf67f926c7ed83e82200ef8681819692176"
          + "0b4beff48404df811b953828274461673c68d04e297b0eb7b2b4d60fc6b566a2"
      ),
      (
        String(repeating: "a", count: 112),
        "c01d080efd492776a1c43bd23dd99d0a2e626d481e16782e75d54c2503b5dc32"
          + "bd05f0f1ba33e568b88fd2d970929b719ecbb152f58f130a407c8830604b70ca"
      ),
      (
        String(repeating: "a", count: 1000),
        "67ba5535a46e3f86dbfbed8cbbaf0125c76ed549ff8b0b9e03e0c88cf90fa634"
          + "fa7b12b47d77b694de488ace8d9a65967dc96df599727d3292a8d9d447709c97"
      ),
    ]

    for (text, expected) in rows {
      #expect(hex(SHA512.hash(data: Data(text.utf8))) == expected, "\(text.count) letters")
    }
  }

  @Test func `MD5 of texts`() {
    let rows: [(String, String)] = [
      (
        "",
        "d41d8cd98f00b204e9800998ecf8427e"
      ),
      (
        "abc",
        "900150983cd24fb0d6963f7d28e17f72"
      ),
      (
        "The quick brown fox jumps over the lazy dog",
        "9e107d9d372bb6826bd81d3542a419d6"
      ),
      (
        String(repeating: "a", count: 55),
        "ef1772b6dff9a122358552954ad0df65"
      ),
      (
        String(repeating: "a", count: 56),
        "3b0c8ac703f828b04c6c197006d17218"
      ),
      (
        String(repeating: "a", count: 63),
        "b06521f39153d618550606be297466d5"
      ),
      (
        String(repeating: "a", count: 64),
        "014842d480b571495a4a0363793f7367"
      ),
      (
        String(repeating: "a", count: 111),
        "089f243d1e831c5879aa375ee364a06e"
      ),
      (
        String(repeating: "a", count: 112),
        "9146ef3527c7cfcc66dc615c3986e391"
      ),
      (
        String(repeating: "a", count: 1000),
        "cabe45dcc9ae5b66ba86600cca6b8ba8"
      ),
    ]

    for (text, expected) in rows {
      #expect(hex(Insecure.MD5.hash(data: Data(text.utf8))) == expected, "\(text.count) letters")
    }
  }

  @Test func `SHA1 of texts`() {
    let rows: [(String, String)] = [
      (
        "",
        "da39a3ee5e6b4b0d3255bfef95601890afd80709"
      ),
      (
        "abc",
        "a9993e364706816aba3e25717850c26c9cd0d89d"
      ),
      (
        "The quick brown fox jumps over the lazy dog",
        "2fd4e1c67a2d28fced849ee1bb76e7391b93eb12"
      ),
      (
        String(repeating: "a", count: 55),
        "c1c8bbdc22796e28c0e15163d20899b65621d65a"
      ),
      (
        String(repeating: "a", count: 56),
        "c2db330f6083854c99d4b5bfb6e8f29f201be699"
      ),
      (
        String(repeating: "a", count: 63),
        "03f09f5b158a7a8cdad920bddc29b81c18a551f5"
      ),
      (
        String(repeating: "a", count: 64),
        "0098ba824b5c16427bd7a1122a5a442a25ec644d"
      ),
      (
        String(repeating: "a", count: 111),
        "ac877859d427d9192054eea8feb3b8a403ef83a5"
      ),
      (
        String(repeating: "a", count: 112),
        "689993727ba37386bb032495e9dbdfb4dd1ba744"
      ),
      (
        String(repeating: "a", count: 1000),
        "291e9a6c66994949b57ba5e650361e98fc36b1ba"
      ),
    ]

    for (text, expected) in rows {
      #expect(hex(Insecure.SHA1.hash(data: Data(text.utf8))) == expected, "\(text.count) letters")
    }
  }

  @Test func `codes with keys that are short and long`() {
    let text = Data("The quick brown fox jumps over the lazy dog".utf8)
    let rows: [(String, String, String)] = [
      (
        "key", "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8",
        "80070713463e7749b90c2dc24911e275"
      ),
      (
        String(repeating: "k", count: 64),
        "bbbf90167fe46c7a3fa5b549325ad6428715eae339737730860fcea2c3f43d5c",
        "0982a8d9e739753398bfef0a5d090ce7"
      ),
      (
        String(repeating: "k", count: 200),
        "86522d64cfd7d3d21199f47288e74cdc22a6395aff54f0270c7feef1d0fa61bf",
        "9bf785629eae94112dad3d2d9162dae6"
      ),
    ]

    for (secret, long, short) in rows {
      let key = SymmetricKey(data: Data(secret.utf8))
      let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
      #expect(hex(code) == long)
      #expect(hex(HMAC<Insecure.MD5>.authenticationCode(for: text, using: key)) == short)
      #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
      #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: text, using: key))
      #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
    }
  }

  @Test func `data may come in pieces of any length`() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0) }
    for size in [1, 7, 63, 64, 65, 128, 999] {
      var function = SHA512()
      for start in stride(from: 0, to: bytes.count, by: size) {
        function.update(data: bytes[start..<min(start + size, bytes.count)])
      }
      #expect(function.finalize() == SHA512.hash(data: bytes), "pieces of \(size)")
    }
  }

  @Test func `digests are arrays' bytes to those who know no more of them`() {
    func bytes<Function: HashFunction>(_ function: Function) -> Array<UInt8>.Iterator {
      function.finalize().makeIterator()
    }
    #expect(Array(IteratorSequence(bytes(SHA256()))) == Array(SHA256.hash(data: Data())))
  }

  @Test func `digests say who made them`() {
    let digest = Insecure.MD5.hash(data: Data())
    #expect("\(digest)" == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
    #expect(SHA256Digest.byteCount == 32)
    #expect(digest == Data(digest))
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
  }
}
