package import Foundation
import ImageDecoding

/// Writes JPEG files: baseline, with all colors for each pixel.
package enum JPEGFile {
  /// Returns the file of pixels on a white background, in a quality from 0 to 1.
  package static func data(of pixels: Pixels, quality: CGFloat) -> Data? {
    guard pixels.width < 1 << 16, pixels.height < 1 << 16 else { return nil }
    let tables = [light, color].map { table in table.map { scaled($0, quality) } }
    var file: [UInt8] = [0xFF, 0xD8]
    file += segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    for (index, table) in tables.enumerated() {
      file += segment(0xDB, [UInt8(index)] + JPEGWaves.order.map { UInt8(table[$0]) })
    }
    file += segment(
      0xC0,
      [8] + big(pixels.height) + big(pixels.width) + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    for (place, codes) in [
      (0x00, steady.light), (0x10, changing.light), (0x01, steady.color),
      (0x11, changing.color),
    ] {
      file += segment(0xC4, [UInt8(place)] + codes.counts + codes.symbols)
    }
    file += segment(0xDA, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0])
    file += scan(of: pixels, tables)
    file += [0xFF, 0xD9]
    return Data(file)
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big(content.count + 2) + content
  }

  private static func big(_ number: Int) -> [UInt8] {
    [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
  }

  /// Returns how coarsely a frequency is kept in a quality.
  private static func scaled(_ value: Int, _ quality: CGFloat) -> Int {
    let percent = min(max(quality.isNaN ? 1 : quality, 0.01), 1) * 100
    let scale = percent < 50 ? 5000 / percent : 200 - percent * 2
    return Int(min(max((CGFloat(value) * scale / 100).rounded(), 1), 255))
  }

  // MARK: The pixels

  private static func scan(of pixels: Pixels, _ tables: [[Int]]) -> [UInt8] {
    var writer = BitWriter()
    let lightCodes = (Codes(steady.light), Codes(changing.light))
    let colorCodes = (Codes(steady.color), Codes(changing.color))
    var last = [0, 0, 0]
    for top in stride(from: 0, to: pixels.height, by: 8) {
      for left in stride(from: 0, to: pixels.width, by: 8) {
        let blocks = blocks(of: pixels, left, top)
        for part in 0..<3 {
          let block = frequencies(of: blocks[part], tables[min(part, 1)])
          let codes = part == 0 ? lightCodes : colorCodes
          write(block, after: last[part], codes.0, codes.1, to: &writer)
          last[part] = block[0]
        }
      }
    }
    return writer.finished
  }

  /// Returns brightness and colors of eight times eight pixels, around 0.
  private static func blocks(of pixels: Pixels, _ left: Int, _ top: Int) -> [[Double]] {
    var blocks = [[Double]](repeating: [Double](repeating: 0, count: 64), count: 3)
    for y in 0..<8 {
      for x in 0..<8 {
        let color = pixels[min(left + x, pixels.width - 1), min(top + y, pixels.height - 1)]
        // Transparent pixels show the white behind them.
        let white = Double(255 - color.alpha)
        let red = Double(color.red) + white
        let green = Double(color.green) + white
        let blue = Double(color.blue) + white
        blocks[0][y * 8 + x] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
        blocks[1][y * 8 + x] = -0.168736 * red - 0.331264 * green + 0.5 * blue
        blocks[2][y * 8 + x] = 0.5 * red - 0.418688 * green - 0.081312 * blue
      }
    }
    return blocks
  }

  /// The cosines by which pixels become frequencies.
  private static let waves: [[Double]] = (0..<8).map { frequency in
    (0..<8).map { place in
      let angle = Double((2 * place + 1) * frequency) * Double.pi / 16
      return frequency == 0 ? 0.125.squareRoot() : cos(angle) / 2
    }
  }

  private static func frequencies(of block: [Double], _ table: [Int]) -> [Int] {
    var rows = [Double](repeating: 0, count: 64)
    for y in 0..<8 {
      for frequency in 0..<8 {
        let wave = waves[frequency]
        rows[y * 8 + frequency] = (0..<8).reduce(0) { $0 + block[y * 8 + $1] * wave[$1] }
      }
    }
    var result = [Int](repeating: 0, count: 64)
    for x in 0..<8 {
      for frequency in 0..<8 {
        let wave = waves[frequency]
        let sum = (0..<8).reduce(0) { $0 + rows[$1 * 8 + x] * wave[$1] }
        result[frequency * 8 + x] = Int((sum / Double(table[frequency * 8 + x])).rounded())
      }
    }
    return result
  }

  private static func write(
    _ block: [Int], after last: Int, _ steady: Codes, _ changing: Codes,
    to writer: inout BitWriter
  ) {
    let change = block[0] - last
    let size = bits(of: change)
    writer.write(steady[size])
    writer.write(number: change, count: size)
    var zeros = 0
    for place in JPEGWaves.order.dropFirst() {
      let value = block[place]
      guard value != 0 else {
        zeros += 1
        continue
      }
      while zeros > 15 {
        writer.write(changing[0xF0])
        zeros -= 16
      }
      let size = bits(of: value)
      writer.write(changing[zeros << 4 | size])
      writer.write(number: value, count: size)
      zeros = 0
    }
    if zeros > 0 { writer.write(changing[0]) }
  }

  private static func bits(of number: Int) -> Int {
    Int.bitWidth - number.magnitude.leadingZeroBitCount
  }

  private struct BitWriter {
    private var bytes: [UInt8] = []
    private var bits = 0
    private var count = 0

    mutating func write(_ code: (bits: Int, count: Int)) { write(code.bits, count: code.count) }

    /// Writes a number in JPEG's way: a negative one as the low bits of that number minus one.
    mutating func write(number: Int, count: Int) {
      write((number < 0 ? number - 1 : number) & ((1 << count) - 1), count: count)
    }

    private mutating func write(_ value: Int, count added: Int) {
      bits = bits << added | value
      count += added
      while count >= 8 {
        count -= 8
        let byte = UInt8(bits >> count & 0xFF)
        bytes.append(byte)
        if byte == 0xFF { bytes.append(0) }
      }
      bits &= (1 << count) - 1
    }

    var finished: [UInt8] {
      var writer = self
      if count > 0 { writer.write((1 << (8 - count)) - 1, count: 8 - count) }
      return writer.bytes
    }
  }

  // MARK: The standard's tables

  private static let light = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69,
    56, 14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104,
    113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]

  private static let color = [
    17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99,
    99, 47, 66, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  ]

  /// The numbers of codes of each length, and their symbols.
  private typealias CodeTable = (counts: [UInt8], symbols: [UInt8])

  /// The codes by their symbols, bit by bit.
  private struct Codes {
    private var codes = [(bits: Int, count: Int)](repeating: (0, 0), count: 256)

    init(_ table: CodeTable) {
      for (symbol, code) in zip(table.symbols, JPEGCodes.assigned(table.counts.map(Int.init))) {
        codes[Int(symbol)] = code
      }
    }

    subscript(symbol: Int) -> (bits: Int, count: Int) { codes[symbol & 0xFF] }
  }

  /// The codes for the average of a block.
  private static let steady: (light: CodeTable, color: CodeTable) = (
    ([0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], Array(0...11)),
    ([0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], Array(0...11))
  )

  /// The codes for the changing part of a block.
  private static let changing: (light: CodeTable, color: CodeTable) = (
    (
      [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7D],
      [
        0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51, 0x61,
        0x07, 0x22, 0x71, 0x14, 0x32, 0x81, 0x91, 0xA1, 0x08, 0x23, 0x42, 0xB1, 0xC1, 0x15, 0x52,
        0xD1, 0xF0, 0x24, 0x33, 0x62, 0x72, 0x82, 0x09, 0x0A, 0x16, 0x17, 0x18, 0x19, 0x1A, 0x25,
        0x26, 0x27, 0x28, 0x29, 0x2A, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, 0x3A, 0x43, 0x44, 0x45,
        0x46, 0x47, 0x48, 0x49, 0x4A, 0x53, 0x54, 0x55, 0x56, 0x57, 0x58, 0x59, 0x5A, 0x63, 0x64,
        0x65, 0x66, 0x67, 0x68, 0x69, 0x6A, 0x73, 0x74, 0x75, 0x76, 0x77, 0x78, 0x79, 0x7A, 0x83,
        0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99,
        0x9A, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8, 0xA9, 0xAA, 0xB2, 0xB3, 0xB4, 0xB5, 0xB6,
        0xB7, 0xB8, 0xB9, 0xBA, 0xC2, 0xC3, 0xC4, 0xC5, 0xC6, 0xC7, 0xC8, 0xC9, 0xCA, 0xD2, 0xD3,
        0xD4, 0xD5, 0xD6, 0xD7, 0xD8, 0xD9, 0xDA, 0xE1, 0xE2, 0xE3, 0xE4, 0xE5, 0xE6, 0xE7, 0xE8,
        0xE9, 0xEA, 0xF1, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xF7, 0xF8, 0xF9, 0xFA,
      ]
    ),
    (
      [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 0x77],
      [
        0x00, 0x01, 0x02, 0x03, 0x11, 0x04, 0x05, 0x21, 0x31, 0x06, 0x12, 0x41, 0x51, 0x07, 0x61,
        0x71, 0x13, 0x22, 0x32, 0x81, 0x08, 0x14, 0x42, 0x91, 0xA1, 0xB1, 0xC1, 0x09, 0x23, 0x33,
        0x52, 0xF0, 0x15, 0x62, 0x72, 0xD1, 0x0A, 0x16, 0x24, 0x34, 0xE1, 0x25, 0xF1, 0x17, 0x18,
        0x19, 0x1A, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x35, 0x36, 0x37, 0x38, 0x39, 0x3A, 0x43, 0x44,
        0x45, 0x46, 0x47, 0x48, 0x49, 0x4A, 0x53, 0x54, 0x55, 0x56, 0x57, 0x58, 0x59, 0x5A, 0x63,
        0x64, 0x65, 0x66, 0x67, 0x68, 0x69, 0x6A, 0x73, 0x74, 0x75, 0x76, 0x77, 0x78, 0x79, 0x7A,
        0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97,
        0x98, 0x99, 0x9A, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8, 0xA9, 0xAA, 0xB2, 0xB3, 0xB4,
        0xB5, 0xB6, 0xB7, 0xB8, 0xB9, 0xBA, 0xC2, 0xC3, 0xC4, 0xC5, 0xC6, 0xC7, 0xC8, 0xC9, 0xCA,
        0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD7, 0xD8, 0xD9, 0xDA, 0xE2, 0xE3, 0xE4, 0xE5, 0xE6, 0xE7,
        0xE8, 0xE9, 0xEA, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xF7, 0xF8, 0xF9, 0xFA,
      ]
    )
  )
}
