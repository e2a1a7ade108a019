import Foundation
import HeadlessUIKit
import Testing

@Suite("Packed data")
struct NSDataCompressionTests {
  @Test(arguments: [NSData.CompressionAlgorithm.zlib, .lzfse, .lz4, .lzma])
  func `is smaller, and comes back as it was`(algorithm: NSData.CompressionAlgorithm) throws {
    let data = Data(repeating: 7, count: 10_000) as NSData
    let packed = try data.compressed(using: algorithm)
    #expect(packed.length < 200)
    #expect(try packed.decompressed(using: algorithm) == data)

    #expect(throws: CocoaError.self) { try NSData().decompressed(using: algorithm) }
    #expect(throws: CocoaError.self) {
      try NSData(data: Data([0xFF, 0xFF, 0xFF])).decompressed(using: algorithm)
    }
  }

  @Test func `is zlib's, without a head`() throws {
    // The bytes that a device packs nothing but an "a" to.
    let packed = NSData(data: Data([0x4B, 0x04, 0x00]))
    #expect(try packed.decompressed(using: .zlib) as Data == Data("a".utf8))
  }
}
