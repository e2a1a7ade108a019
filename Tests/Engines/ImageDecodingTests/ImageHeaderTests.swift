import Foundation
import Testing

@testable import ImageDecoding

@Suite("ImageHeader")
struct ImageHeaderTests {
  @Test func `a header tells kind, size and how the image is turned`() throws {
    for stored in StoredImage.all {
      let header = try #require(ImageHeader(stored.file), "\(stored)")
      #expect(header.width == stored.width && header.height == stored.height, "\(stored)")
      #expect((header.kind == .png) == stored.description.hasPrefix("png"), "\(stored)")
      #expect(header.orientation == (stored.description == "jpeg-turned" ? 6 : 1), "\(stored)")
    }
  }

  /// The first bytes of files of other kinds, 19 x 13 but for the last.
  @Test(arguments: [
    ("UklGRngAAABXRUJQVlA4IGwAAADwAwCdASoTAA0ALk02m02hJCQkBABMS2AE6ZQj", ImageHeader.Kind.webP),
    ("UklGRkQAAABXRUJQVlA4TDcAAAAvEgADALkyRPQ/dlH/6H9AUSQpzpgA", .webP),
    ("UklGRrYAAABXRUJQVlA4WAoAAAAQAAAAEgAADAAAQUxQSCAAAAABuSpE", .webP),
    ("R0lGODdhEwANAIcAAP//2PD/zOL/wP/pxvDpu+LpsNT/tNTp", .gif),
    ("AAAAIGZ0eXBhdmlmAAAAAGlzcGUAAAAAAAAAEwAAAA1pc3BlAAAAAAAAAAEAAAAB", .heic),
  ])
  func `headers of kinds that are not decoded tell the size, too`(
    file: String, kind: ImageHeader.Kind
  )
    throws
  {
    let header = try #require(Data(base64Encoded: file).flatMap { ImageHeader($0) })
    #expect(header.kind == kind && header.width == 19 && header.height == 13)
  }

  @Test func `what is cut off within its header is no image`() {
    for stored in StoredImage.all {
      for count in 0..<24 { #expect(ImageHeader(stored.file.prefix(count)) == nil, "\(stored)") }
    }
  }
}
