import Foundation
import TestSupport
import Testing

@testable import ImageDecoding

@Suite("DecodedImage, of damaged files")
struct DecodedImageFuzzTests {
  @Test(arguments: [Fuzz(short: 10_000, long: 1_000_000)])
  func `a damaged file has pixels or none, and takes no more memory than it may`(fuzz: Fuzz) throws
  {
    var random = fuzz.generator
    let files = StoredImage.all.map { [UInt8]($0.file) }
    var decoded = 0
    for step in 0..<fuzz.steps {
      let first = try #require(files.randomElement(using: &random))
      let file = Data(Self.damaged(first, files, &random))
      _ = VectorSize(file)
      guard let image = DecodedImage(file, mostBytes: 1 << 20) else { continue }
      decoded += 1
      let header = try #require(ImageHeader(file), "\(fuzz), step \(step)")
      #expect(
        image.width == header.width && image.height == header.height
          && image.bytes.count == image.width * image.height * 4 && image.bytes.count < 1 << 20,
        "\(fuzz), step \(step)")
    }
    #expect(decoded > fuzz.steps / 10, "\(fuzz)")
  }

  private static func damaged(
    _ file: [UInt8], _ others: [[UInt8]], _ random: inout SeededGenerator
  ) -> [UInt8] {
    var file = file
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0..<file.count, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: file.removeSubrange(place..<min(place + 3, file.count))
      case 1: file.insert(.random(in: 0...255, using: &random), at: place)
      case 2: file = Array(file.prefix(max(place, 8)))
      case 3:
        guard let other = others.randomElement(using: &random) else { break }
        let start = Int.random(in: 0..<other.count, using: &random)
        file.replaceSubrange(place..., with: other[start...])
      case 4: file[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      default: file[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      if file.isEmpty { return [0x89] }
    }
    return file
  }
}
