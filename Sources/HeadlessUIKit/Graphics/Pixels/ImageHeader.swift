import Foundation

/// Reads the size of an image from the start of its data.
enum ImageHeader {
  /// Returns the width and the height in pixels, or `nil` if the data does not begin as an image.
  static func pixelSize(of data: Data) -> (width: Int, height: Int)? {
    let bytes = Bytes(data: data)
    return png(bytes) ?? gif(bytes) ?? jpeg(bytes)
  }

  private static func png(_ bytes: Bytes) -> (width: Int, height: Int)? {
    guard bytes.start(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    return bytes.size(width: bytes.big(at: 16, count: 4), height: bytes.big(at: 20, count: 4))
  }

  private static func gif(_ bytes: Bytes) -> (width: Int, height: Int)? {
    guard bytes.start(with: [0x47, 0x49, 0x46, 0x38]) else { return nil }
    return bytes.size(width: bytes.little(at: 6), height: bytes.little(at: 8))
  }

  /// Goes from segment to segment until one begins a frame.
  private static func jpeg(_ bytes: Bytes) -> (width: Int, height: Int)? {
    guard bytes.start(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var offset = 2
    while bytes[offset] == 0xFF, let marker = bytes[offset + 1] {
      let opensFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if opensFrame {
        let height = bytes.big(at: offset + 5, count: 2)
        return bytes.size(width: bytes.big(at: offset + 7, count: 2), height: height)
      }
      guard let length = bytes.big(at: offset + 2, count: 2), length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }

  private struct Bytes {
    let data: Data

    subscript(offset: Int) -> UInt8? {
      offset < data.count ? data[data.startIndex + offset] : nil
    }

    func start(with bytes: [UInt8]) -> Bool { data.starts(with: bytes) }

    func big(at offset: Int, count: Int) -> Int? {
      var value = 0
      for index in offset..<offset + count {
        guard let byte = self[index] else { return nil }
        value = value << 8 | Int(byte)
      }
      return value
    }

    func little(at offset: Int) -> Int? {
      guard let low = self[offset], let high = self[offset + 1] else { return nil }
      return Int(high) << 8 | Int(low)
    }

    func size(width: Int?, height: Int?) -> (width: Int, height: Int)? {
      guard let width, let height, width > 0, height > 0 else { return nil }
      return (width, height)
    }
  }
}
