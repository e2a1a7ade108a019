package import Foundation

/// The pixels of an image's file.
package struct DecodedImage: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Rows from the top: red, green, blue and opacity, not multiplied by the opacity.
  package let bytes: [UInt8]

  /// The most bytes that may be in use to decode one file, unless its reader says otherwise.
  package static let usualLimit = 1 << 30

  /// Decodes a PNG or a JPEG file.
  ///
  /// There are no pixels if the file is of another kind or broken, or if to decode it would take
  /// more memory than the limit: a few bytes can claim to be very many pixels.
  package init?(_ data: Data, mostBytes: Int = usualLimit) {
    let bytes = [UInt8](data)
    let budget = DecodingBudget(bytes: mostBytes)
    // What a damaged file is decoded to is as large as its header says, on which others rely.
    guard let header = ImageHeader(data),
      let image = PNGDecoder.image(bytes, budget) ?? JPEGDecoder.image(bytes, budget),
      image.width == header.width, image.height == header.height
    else { return nil }
    self = image
  }

  init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

/// The memory that decoding a file may take.
struct DecodingBudget {
  let bytes: Int

  /// Whether several amounts together stay within the limit.
  func allows(_ amounts: Int...) -> Bool {
    var left = bytes
    for amount in amounts {
      guard amount >= 0, amount <= left else { return false }
      left -= amount
    }
    return true
  }
}
