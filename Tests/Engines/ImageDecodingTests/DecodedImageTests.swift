import Foundation
import Testing

@testable import ImageDecoding

@Suite("DecodedImage")
struct DecodedImageTests {
  @Test func `files of all kinds have the pixels that another decoder finds`() {
    #expect(StoredImage.all.count == 52)
    #expect(StoredImage.all.compactMap(\.fault) == [])
  }

  @Test func `no more memory is taken than the limit allows`() throws {
    let png = LoosePNG.file(
      width: 2, height: 2, kind: 6,
      rows: [0] + [1, 2, 3, 4, 5, 6, 7, 8] + [0] + [9, 9, 9, 9, 8, 8, 8, 8])
    // 18 bytes of rows, 16 of pixels, 29 packed.
    #expect(DecodedImage(png, mostBytes: 63) != nil)
    #expect(DecodedImage(png, mostBytes: 62) == nil)
    for stored in StoredImage.all { #expect(DecodedImage(stored.file, mostBytes: 100) == nil) }
  }

  @Test func `what a few bytes claim to be is not believed`() {
    let rows = [UInt8](repeating: 0, count: 1_000)
    let claims = [(1_048_575, 1_048_575), (20_000, 20_000), (1_000_000, 2), (2, 1_000_000)]
    for (width, height) in claims {
      #expect(DecodedImage(LoosePNG.file(width: width, height: height, kind: 6, rows: rows)) == nil)
    }
    for stored in StoredImage.all where stored.description.hasPrefix("jpeg") {
      var file = [UInt8](stored.file)
      for index in file.indices.dropLast(9)
      where file[index] == 0xFF && JPEGDecoder.opensFrame(file[index + 1]) {
        file.replaceSubrange(index + 5..<index + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
      }
      #expect(DecodedImage(Data(file)) == nil, "\(stored)")
    }
  }

  @Test func `other files have no pixels`() {
    let others = [
      Data(), Data("GIF89a".utf8), Data("<svg/>".utf8), Data([0xFF, 0xD8, 0xFF, 0xD9]),
    ]
    for other in others { #expect(DecodedImage(other) == nil) }
  }
}
