package import Foundation

/// What the first bytes of an image's file tell: its kind, its size, and how it is turned.
package struct ImageHeader: Hashable, Sendable {
  package enum Kind: Sendable { case png, jpeg, gif, webP, heic }

  package let kind: Kind
  /// The width in pixels, as they are stored.
  package let width: Int
  /// The height in pixels, as they are stored.
  package let height: Int
  /// How the pixels are to be turned to be seen, from 1 to 8, as Exif has it.
  package var orientation = 1
  /// Whether a JPEG file holds the whole picture several times, better each time.
  package private(set) var isProgressive = false

  /// Reads a header; fails if the data does not begin as an image does.
  package init?(_ data: Data) {
    let bytes = BigEndianBytes(data: data)
    guard
      let header = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.gif(bytes) ?? Self.webP(bytes)
        ?? Self.heic(bytes)
    else { return nil }
    self = header
  }

  private init?(_ kind: Kind, _ width: Int?, _ height: Int?, orientation: Int = 1) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    self.kind = kind
    self.width = width
    self.height = height
    self.orientation = orientation
  }

  private static func png(_ bytes: BigEndianBytes) -> ImageHeader? {
    guard bytes.data.starts(with: PNGDecoder.signature) else { return nil }
    return ImageHeader(.png, bytes.number(at: 16, 4), bytes.number(at: 20, 4))
  }

  private static func gif(_ bytes: BigEndianBytes) -> ImageHeader? {
    guard bytes.hasWord("GIF8", at: 0) else { return nil }
    return ImageHeader(.gif, bytes.turnedNumber(at: 6, 2), bytes.turnedNumber(at: 8, 2))
  }

  /// Goes from segment to segment until one begins a frame.
  private static func jpeg(_ bytes: BigEndianBytes) -> ImageHeader? {
    guard bytes.number(at: 0, 3) == 0xFFD8FF else { return nil }
    var offset = 2
    var orientation = 1
    while bytes[offset] == 0xFF, let marker = bytes[offset + 1] {
      if marker == 0xFF {
        offset += 1
        continue
      }
      if JPEGDecoder.opensFrame(marker) {
        var header = ImageHeader(
          .jpeg, bytes.number(at: offset + 7, 2), bytes.number(at: offset + 5, 2),
          orientation: orientation)
        header?.isProgressive = marker == 0xC2
        return header
      }
      if marker == 0xE1 { orientation = exifOrientation(bytes, at: offset + 4) ?? orientation }
      guard let length = bytes.number(at: offset + 2, 2), length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }

  /// Reads one entry of a directory that lies within a segment.
  private static func exifOrientation(_ bytes: BigEndianBytes, at start: Int) -> Int? {
    guard bytes.hasWord("Exif", at: start) else { return nil }
    let base = start + 6
    guard let order = bytes.number(at: base, 2) else { return nil }
    let isTurned = order == 0x4949
    func number(_ offset: Int, _ count: Int) -> Int? {
      isTurned ? bytes.turnedNumber(at: offset, count) : bytes.number(at: offset, count)
    }
    guard let directory = number(base + 4, 4), let count = number(base + directory, 2) else {
      return nil
    }
    for entry in 0..<min(count, 100) {
      let place = base + directory + 2 + entry * 12
      if number(place, 2) == 0x0112, let value = number(place + 8, 2), (1...8).contains(value) {
        return value
      }
    }
    return nil
  }

  private static func webP(_ bytes: BigEndianBytes) -> ImageHeader? {
    guard bytes.hasWord("RIFF", at: 0), bytes.hasWord("WEBP", at: 8) else { return nil }
    if bytes.hasWord("VP8X", at: 12) {
      let (width, height) = (bytes.turnedNumber(at: 24, 3), bytes.turnedNumber(at: 27, 3))
      return ImageHeader(.webP, width.map { $0 + 1 }, height.map { $0 + 1 })
    }
    if bytes.hasWord("VP8L", at: 12) {
      guard let sides = bytes.turnedNumber(at: 21, 4) else { return nil }
      return ImageHeader(.webP, sides & 0x3FFF + 1, sides >> 14 & 0x3FFF + 1)
    }
    guard bytes.hasWord("VP8 ", at: 12), bytes.number(at: 23, 3) == 0x9D012A else { return nil }
    return ImageHeader(
      .webP, bytes.turnedNumber(at: 26, 2).map { $0 & 0x3FFF },
      bytes.turnedNumber(at: 28, 2).map { $0 & 0x3FFF })
  }

  /// Takes the largest size that the file names: it names the sizes of its tiles, too.
  private static func heic(_ bytes: BigEndianBytes) -> ImageHeader? {
    let brands = ["heic", "heix", "mif1", "msf1", "avif"]
    guard bytes.hasWord("ftyp", at: 4), brands.contains(where: { bytes.hasWord($0, at: 8) }) else {
      return nil
    }
    let head = bytes.data.prefix(1 << 14)
    var best: ImageHeader?
    var rest = head[...]
    while let found = rest.range(of: Data("ispe".utf8)) {
      let offset = found.upperBound - bytes.data.startIndex
      if let header = ImageHeader(
        .heic, bytes.number(at: offset + 4, 4), bytes.number(at: offset + 8, 4)),
        header.width >= best?.width ?? 0
      {
        best = header
      }
      rest = rest[found.upperBound...]
    }
    return best
  }
}

/// Bytes of which any may be asked for, also those beyond the end.
struct BigEndianBytes {
  let data: Data

  subscript(offset: Int) -> UInt8? {
    offset >= 0 && offset < data.count ? data[data.startIndex + offset] : nil
  }

  /// A number whose highest byte stands first.
  func number(at offset: Int, _ count: Int) -> Int? {
    var value = 0
    for index in 0..<count {
      guard let byte = self[offset + index] else { return nil }
      value = value << 8 | Int(byte)
    }
    return value
  }

  /// A number whose lowest byte stands first.
  func turnedNumber(at offset: Int, _ count: Int) -> Int? {
    var value = 0
    for index in (0..<count).reversed() {
      guard let byte = self[offset + index] else { return nil }
      value = value << 8 | Int(byte)
    }
    return value
  }

  func hasWord(_ word: String, at offset: Int) -> Bool {
    word.utf8.enumerated().allSatisfy { self[offset + $0.offset] == $0.element }
  }
}
