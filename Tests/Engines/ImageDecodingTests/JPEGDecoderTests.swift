import Foundation
import Testing

@testable import ImageDecoding

@Suite("JPEGDecoder")
struct JPEGDecoderTests {
  private var files: [StoredImage] {
    StoredImage.all.filter { $0.description.hasPrefix("jpeg") }
  }

  @Test func `a file that is cut off has the pixels that came before`() throws {
    for stored in files {
      let file = stored.file.prefix(stored.file.count - 20)
      let image = try #require(DecodedImage(file), "\(stored)")
      let equal = zip(image.bytes, stored.pixels).filter { abs(Int($0) - Int($1)) <= 4 }.count
      #expect(equal * 4 > stored.pixels.count, "\(stored)")
    }
  }

  @Test func `what stands between segments is passed over`() throws {
    let stored = try #require(files.first)
    var file = stored.file
    file.insert(contentsOf: [0xFF, 0xFF, 0xFF, 0xFE, 0, 4, 1, 2], at: file.startIndex + 2)

    #expect(DecodedImage(file) == DecodedImage(stored.file))
  }

  @Test func `a file without a scan has no pixels`() throws {
    let stored = try #require(files.first)
    let scan = try #require(stored.file.range(of: Data([0xFF, 0xDA])))

    #expect(DecodedImage(stored.file[..<scan.lowerBound]) == nil)
  }
}
