/// Rows of pixels from the top: red, green, blue and opacity, multiplied by the opacity.
package struct Pixels: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var bytes: [UInt8]

  /// Creates transparent pixels.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = Array(repeating: 0, count: width * height * 4)
  }

  /// The most pixels that are drawn: an image of more has a size, and nothing else.
  package static let most = 1 << 27

  /// Returns the components of a pixel.
  package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return (0, 0, 0, 0) }
    let index = (y * width + x) * 4
    return (bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
  }

  /// Whether no pixel is transparent.
  package var isOpaque: Bool {
    stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
  }

  /// The components of all pixels, not multiplied by the opacity.
  var straight: [UInt8] {
    var straight = bytes
    straight.withUnsafeMutableBufferPointer { straight in
      for index in Swift.stride(from: 0, to: straight.count, by: 4) {
        let alpha = Int(straight[index + 3])
        guard alpha > 0, alpha < 255 else { continue }
        for part in 0..<3 {
          straight[index + part] = UInt8(
            min((Int(straight[index + part]) * 255 + alpha / 2) / alpha, 255))
        }
      }
    }
    return straight
  }

  /// Creates pixels from components that are not multiplied by the opacity.
  package init(width: Int, height: Int, straight: [UInt8]) {
    self.width = width
    self.height = height
    bytes = straight
    bytes.withUnsafeMutableBufferPointer { bytes in
      for index in Swift.stride(from: 0, to: bytes.count, by: 4) where bytes[index + 3] < 255 {
        let alpha = Int(bytes[index + 3])
        for part in 0..<3 {
          bytes[index + part] = UInt8((Int(bytes[index + part]) * alpha + 127) / 255)
        }
      }
    }
  }

  /// Returns the pixels within a rectangle of pixels, which must lie inside.
  package func cropped(x: Int, y: Int, width: Int, height: Int) -> Pixels {
    var cropped = Pixels(width: width, height: height)
    for row in 0..<height {
      let from = ((y + row) * self.width + x) * 4
      cropped.bytes.replaceSubrange(
        row * width * 4..<(row + 1) * width * 4, with: bytes[from..<from + width * 4])
    }
    return cropped
  }
}
