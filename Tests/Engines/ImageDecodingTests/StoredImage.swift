import Foundation

@testable import ImageDecoding

/// A small file of a kind, and its pixels as another decoder has them.
struct StoredImage: CustomStringConvertible {
  let description: String
  let file: Data
  let width: Int
  let height: Int
  /// Red, green, blue and opacity.
  let pixels: [UInt8]
  /// How far a number may be away: decoders round in their own ways.
  let tolerance: Int

  /// The files of `Images.txt`: name, tolerance, size, file and pixels.
  static let all: [StoredImage] = {
    let file = URL(filePath: "\(#filePath)").deletingLastPathComponent().appending(
      path: "Images.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { StoredImage($0) }
  }()

  private init?(_ line: Substring) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 5, let tolerance = Int(words[1]),
      let file = Data(base64Encoded: words[3]), let pixels = Data(base64Encoded: words[4])
    else { return nil }
    let size = words[2].split(separator: "x").compactMap { Int($0) }
    guard size.count == 2 else { return nil }
    description = words[0]
    (width, height) = (size[0], size[1])
    self.tolerance = tolerance
    self.file = file
    self.pixels = [UInt8](pixels)
  }

  /// The mistake in the pixels of the file, or nothing.
  var fault: String? {
    guard let image = DecodedImage(file) else { return "\(self) has no pixels" }
    guard image.width == width, image.height == height, image.bytes.count == pixels.count else {
      return "\(self) is \(image.width) x \(image.height)"
    }
    for (index, pair) in zip(image.bytes, pixels).enumerated()
    where abs(Int(pair.0) - Int(pair.1)) > tolerance {
      return "\(self) has \(pair.0) in place of \(pair.1) at \(index)"
    }
    return nil
  }
}

/// Writes PNG files that are not packed, with whatever in them.
enum LoosePNG {
  static func file(
    width: Int, height: Int, depth: UInt8 = 8, kind: UInt8, interlaced: UInt8 = 0,
    rows: [UInt8], chunks: [(String, [UInt8])] = []
  ) -> Data {
    var file = Data(PNGDecoder.signature)
    file += chunk("IHDR", big(width) + big(height) + [depth, kind, 0, 0, interlaced])
    for (name, content) in chunks { file += chunk(name, content) }
    let count = UInt16(rows.count)
    let stored = [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
    file += chunk("IDAT", [0x78, 0x01, 1] + stored + rows + [0, 0, 0, 0])
    return file + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count) + Array(name.utf8) + content + [0, 0, 0, 0]
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
