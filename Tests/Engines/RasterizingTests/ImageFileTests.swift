import Foundation
import ImageDecoding
import Rasterizing
import Testing

@Suite struct ImageFileTests {
  /// Pixels of many colors, opaque or with a row that is half transparent.
  private func pixels(isOpaque: Bool) -> Pixels {
    var bytes: [UInt8] = []
    for y in 0..<20 {
      for x in 0..<20 {
        bytes += [UInt8(x * 12), UInt8(y * 12), 90, isOpaque || y > 0 ? 255 : 128]
      }
    }
    return Pixels(width: 20, height: 20, straight: bytes)
  }

  @Test(arguments: [true, false])
  func `a PNG file holds the same pixels`(isOpaque: Bool) throws {
    let pixels = pixels(isOpaque: isOpaque)
    #expect(pixels.isOpaque == isOpaque)
    let file = PNGFile.data(of: pixels)
    #expect(file.starts(with: PNGFile.signature))
    let read = try #require(DecodedImage(file))
    #expect(Pixels(width: read.width, height: read.height, straight: read.bytes) == pixels)
  }

  @Test func `a JPEG file holds nearly the same pixels`() throws {
    let pixels = pixels(isOpaque: true)
    let read = try #require(JPEGFile.data(of: pixels, quality: 1).flatMap { DecodedImage($0) })
    let far = zip(read.bytes, pixels.bytes).filter { abs(Int($0) - Int($1)) > 8 }
    #expect(read.bytes.count == pixels.bytes.count)
    #expect(far.isEmpty)
    #expect(JPEGFile.data(of: Pixels(width: 1 << 16, height: 1), quality: 1) == nil)
  }
}
