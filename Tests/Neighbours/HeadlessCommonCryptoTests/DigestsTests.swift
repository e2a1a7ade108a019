import Foundation
import HeadlessCommonCrypto
import Testing

@Suite("CommonCrypto")
struct DigestsTests {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func `digests are those of a device`() {
    typealias Function = (
      UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8>?
    let rows: [(Function, Int32, String)] = [
      (CC_MD5, CC_MD5_DIGEST_LENGTH, "900150983cd24fb0d6963f7d28e17f72"),
      (CC_SHA1, CC_SHA1_DIGEST_LENGTH, "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (
        CC_SHA256, CC_SHA256_DIGEST_LENGTH,
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      ),
      (
        CC_SHA384, CC_SHA384_DIGEST_LENGTH,
        "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca1"
          + "34c825a7"
      ),
      (
        CC_SHA512, CC_SHA512_DIGEST_LENGTH,
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23"
          + "a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
      ),
    ]
    for (function, length, expected) in rows {
      var digest = [UInt8](repeating: 0, count: Int(length))
      Data("abc".utf8).withUnsafeBytes { _ = function($0.baseAddress, CC_LONG($0.count), &digest) }
      #expect(hex(digest) == expected)
      #expect(function(nil, 0, nil) == nil)
    }
  }

  @Test func `a digest can be made in pieces`() {
    var context = CC_SHA256_CTX()
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256_Init(&context)
    for piece in ["a", "", "bc"] { CC_SHA256_Update(&context, piece, CC_LONG(piece.utf8.count)) }
    CC_SHA256_Final(&digest, &context)

    #expect(hex(digest).hasPrefix("ba7816bf8f01cfea"))
  }

  @Test func `codes are those of a device`() {
    let text = "what do ya want for nothing?"
    let rows: [(Int, Int32, String)] = [
      (kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH, "750c783e6ab0b503eaa86e310a5db738"),
      (kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
      (
        kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH,
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        kCCHmacAlgSHA384, CC_SHA384_DIGEST_LENGTH,
        "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ec"
          + "fab21649"
      ),
      (
        kCCHmacAlgSHA512, CC_SHA512_DIGEST_LENGTH,
        "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65"
          + "f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
      ),
      (99, 4, "00000000"),
    ]
    for (algorithm, length, expected) in rows {
      var code = [UInt8](repeating: 0, count: Int(length))
      CCHmac(CCHmacAlgorithm(algorithm), "Jefe", 4, text, text.utf8.count, &code)
      #expect(hex(code) == expected)
    }
  }
}
