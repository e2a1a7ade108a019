import Foundation

/// Writes and reads PNG files.
enum PNGFile {
  /// The bytes with which each file begins.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  // MARK: Writing

  /// Returns the file of pixels, without opacities where all are opaque.
  static func data(of pixels: Pixels) -> Data {
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

  /// Returns the rows of pixels, each as the difference from the row above it.
  private static func rows(of pixels: Pixels, size: Int) -> [UInt8] {
    let straight = pixels.straight
    let length = pixels.width * size
    var rows: [UInt8] = []
    rows.reserveCapacity((length + 1) * pixels.height)
    var above = [UInt8](repeating: 0, count: length)
    var row = above
    for y in 0..<pixels.height {
      rows.append(Filter.up.rawValue)
      for x in 0..<pixels.width {
        let from = (y * pixels.width + x) * 4
        for part in 0..<size {
          let value = straight[from + part]
          row[x * size + part] = value
          rows.append(value &- above[x * size + part])
        }
      }
      swap(&row, &above)
    }
    return rows
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    return big(data.count) + content + big(Int(Deflate.crc(of: content)))
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  // MARK: Reading

  /// Returns the pixels of a file, unless it is none or one of a rare kind.
  ///
  /// Of interlaced files the model knows only the size.
  static func pixels(of data: Data) -> Pixels? {
    let bytes = Array(data)
    guard bytes.starts(with: signature) else { return nil }
    var image = Header()
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    var packed: [UInt8] = []
    var offset = signature.count
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      guard offset + 12 + length <= bytes.count else { return nil }
      let content = Array(bytes[offset + 8..<offset + 8 + length])
      switch name {
      case "IHDR":
        guard let read = Header(content) else { return nil }
        image = read
      case "PLTE": palette = content
      case "tRNS": transparency = content
      case "IDAT": packed += content
      default: break
      }
      offset += 12 + length
    }
    guard image.width > 0, let rows = Inflate.zlib(packed, atMost: image.rowsSize + 1) else {
      return nil
    }
    return image.pixels(rows, palette: palette, transparency: transparency)
  }

  /// How a row differs from what is around it.
  private enum Filter: UInt8 {
    case none = 0
    case sub = 1
    case up = 2
    case average = 3
    case paeth = 4

    func value(_ value: UInt8, left: UInt8, above: UInt8, before: UInt8) -> UInt8 {
      switch self {
      case .none: return value
      case .sub: return value &+ left
      case .up: return value &+ above
      case .average: return value &+ UInt8((Int(left) + Int(above)) / 2)
      case .paeth:
        let guess = Int(left) + Int(above) - Int(before)
        let (a, b, c) = (
          abs(guess - Int(left)), abs(guess - Int(above)), abs(guess - Int(before))
        )
        return value &+ (a <= b && a <= c ? left : b <= c ? above : before)
      }
    }
  }

  private struct Header {
    var width = 0
    var height = 0
    var depth = 8
    var kind = 6

    init() {}

    init?(_ content: [UInt8]) {
      guard content.count == 13 else { return nil }
      width = content[0..<4].reduce(0) { $0 << 8 | Int($1) }
      height = content[4..<8].reduce(0) { $0 << 8 | Int($1) }
      depth = Int(content[8])
      kind = Int(content[9])
      let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
      guard depths[kind]?.contains(depth) == true, content[12] == 0, width > 0, height > 0,
        width < 1 << 20, height < 1 << 20, width * height <= Pixels.most
      else { return nil }
    }

    var parts: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] ?? 4 }

    var rowSize: Int { (width * parts * depth + 7) / 8 }

    var rowsSize: Int { (rowSize + 1) * height }

    func pixels(_ rows: [UInt8], palette: [UInt8], transparency: [UInt8]) -> Pixels? {
      guard rows.count >= rowsSize else { return nil }
      var straight = [UInt8](repeating: 255, count: width * height * 4)
      var above = [UInt8](repeating: 0, count: rowSize)
      var row = above
      let step = max(parts * depth / 8, 1)
      for y in 0..<height {
        let start = y * (rowSize + 1)
        guard let filter = Filter(rawValue: rows[start]) else { return nil }
        for index in 0..<rowSize {
          row[index] = filter.value(
            rows[start + 1 + index], left: index >= step ? row[index - step] : 0,
            above: above[index], before: index >= step ? above[index - step] : 0)
        }
        for x in 0..<width {
          guard put(row, x, palette, transparency, &straight, (y * width + x) * 4) else {
            return nil
          }
        }
        swap(&row, &above)
      }
      return Pixels(width: width, height: height, straight: straight)
    }

    /// Puts one pixel of a row where it belongs.
    private func put(
      _ row: [UInt8], _ x: Int, _ palette: [UInt8], _ transparency: [UInt8],
      _ straight: inout [UInt8], _ to: Int
    ) -> Bool {
      func part(_ index: Int) -> Int {
        let bit = (x * parts + index) * depth
        guard depth < 8 else { return Int(row[bit / 8]) }
        return Int(row[bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
      }
      switch kind {
      case 3:
        let index = part(0)
        guard index * 3 + 2 < palette.count else { return false }
        for part in 0..<3 { straight[to + part] = palette[index * 3 + part] }
        if index < transparency.count { straight[to + 3] = transparency[index] }
      case 0, 4:
        let gray = depth < 8 ? part(0) * 255 / ((1 << depth) - 1) : part(0)
        for part in 0..<3 { straight[to + part] = UInt8(gray) }
        if kind == 4 { straight[to + 3] = UInt8(part(1)) }
      default:
        for index in 0..<parts { straight[to + index] = UInt8(part(index)) }
      }
      return true
    }
  }
}
