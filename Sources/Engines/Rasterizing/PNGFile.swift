package import Foundation

package enum PNGFile {
  /// The bytes with which each file begins.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the file of pixels, without opacities where all are opaque.
  package static func data(of pixels: Pixels) -> Data {
    let isOpaque = pixels.isOpaque
    var header = big(pixels.width) + big(pixels.height)
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    var file = signature
    file += chunk("IHDR", header)
    file += chunk("sRGB", [0])
    file += chunk("IDAT", Deflate.zlib(rows(of: pixels, size: isOpaque ? 3 : 4)))
    file += chunk("IEND", [])
    return Data(file)
  }

  /// The filter that keeps the difference from the row above.
  private static let up: UInt8 = 2

  /// Returns the rows of pixels, each as the difference from the row above it.
  private static func rows(of pixels: Pixels, size: Int) -> [UInt8] {
    let straight = size == 3 ? pixels.bytes : pixels.straight
    let length = pixels.width * size
    return [UInt8](unsafeUninitializedCapacity: (length + 1) * pixels.height) { rows, count in
      straight.withUnsafeBufferPointer { straight in
        var place = 0
        for y in 0..<pixels.height {
          rows[place] = up
          place += 1
          var from = y * pixels.width * 4
          let above = y == 0 ? nil : pixels.width * 4
          for _ in 0..<pixels.width {
            for part in 0..<size {
              let value = straight[from + part]
              rows[place] = above.map { value &- straight[from + part - $0] } ?? value
              place += 1
            }
            from += 4
          }
        }
        count = place
      }
    }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    return big(data.count) + content + big(Int(Deflate.crc(of: content)))
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
