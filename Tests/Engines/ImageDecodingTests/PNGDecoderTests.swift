import Foundation
import Testing

@testable import ImageDecoding

@Suite("PNGDecoder")
struct PNGDecoderTests {
  @Test func `a color that the palette lacks is black`() {
    let file = LoosePNG.file(
      width: 3, height: 1, kind: 3, rows: [0, 0, 1, 2],
      chunks: [("PLTE", [9, 8, 7, 6, 5, 4]), ("tRNS", [100])])

    #expect(DecodedImage(file)?.bytes == [9, 8, 7, 100, 6, 5, 4, 255, 0, 0, 0, 255])
  }

  @Test func `of sixteen bits the upper eight are kept, and all count for the transparent color`() {
    let file = LoosePNG.file(
      width: 2, height: 1, depth: 16, kind: 0, rows: [0, 0x12, 0x34, 0x12, 0x35],
      chunks: [("tRNS", [0x12, 0x35])])

    #expect(DecodedImage(file)?.bytes == [0x12, 0x12, 0x12, 255, 0x12, 0x12, 0x12, 0])
  }

  @Test func `rows that are missing, and filters that are none, leave no pixels`() {
    let rows: [UInt8] = [0, 1, 2, 3]
    #expect(DecodedImage(LoosePNG.file(width: 3, height: 1, kind: 0, rows: rows)) != nil)
    #expect(DecodedImage(LoosePNG.file(width: 3, height: 2, kind: 0, rows: rows)) == nil)
    #expect(DecodedImage(LoosePNG.file(width: 3, height: 1, kind: 0, rows: [5, 1, 2, 3])) == nil)
    // No palette, a depth that the kind does not have, and an unknown way to interlace.
    #expect(DecodedImage(LoosePNG.file(width: 3, height: 1, kind: 3, rows: rows)) == nil)
    #expect(DecodedImage(LoosePNG.file(width: 3, height: 1, depth: 4, kind: 2, rows: rows)) == nil)
    #expect(
      DecodedImage(LoosePNG.file(width: 3, height: 1, kind: 0, interlaced: 2, rows: rows)) == nil)
  }

  @Test func `more rows than the image has are of no matter`() {
    let file = LoosePNG.file(width: 1, height: 1, kind: 0, rows: [0, 7, 0, 8, 0, 9])
    #expect(DecodedImage(file)?.bytes == [7, 7, 7, 255])
  }
}
