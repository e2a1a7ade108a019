import Foundation

/// Reads baseline JPEG files, as cameras write them.
struct JPEGReader {
  /// Returns the pixels of a file, or nil if it is none, broken, or one of another kind.
  static func pixels(of data: Data) -> Pixels? {
    var reader = JPEGReader(bytes: Array(data))
    return reader.read()
  }

  private struct Part {
    let name: UInt8
    let across: Int
    let down: Int
    let table: Int
    var steadyCodes = 0
    var changingCodes = 0
    var last = 0
    /// The values of the part, eight times as many in a row as there are blocks.
    var values: [UInt8] = []
    var rowLength = 0
  }

  private let bytes: [UInt8]
  private var offset = 2
  private var tables = [[Int]](repeating: [], count: 4)
  private var codes: [UInt8: Codes] = [:]
  private var parts: [Part] = []
  private var width = 0
  private var height = 0
  private var restartInterval = 0
  private var bits = 0
  private var bitCount = 0

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() -> Pixels? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard length >= 2, offset + 2 + length <= bytes.count else { return nil }
      let content = Array(bytes[offset + 4..<offset + 2 + length])
      offset += 2 + length
      switch marker {
      case 0xDB: guard readTables(content) else { return nil }
      case 0xC4: guard readCodes(content) else { return nil }
      case 0xC0, 0xC1: guard readFrame(content) else { return nil }
      case 0xDD where content.count >= 2:
        restartInterval = Int(content[0]) << 8 | Int(content[1])
      case 0xDA: return readScan(content) ? image : nil
      case 0xC2, 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return nil
      default: break
      }
    }
    return nil
  }

  // MARK: What stands before the pixels

  private mutating func readTables(_ content: [UInt8]) -> Bool {
    var index = 0
    while index < content.count {
      let isLong = content[index] >> 4 != 0
      let place = Int(content[index] & 0xF)
      index += 1
      guard place < 4, index + (isLong ? 128 : 64) <= content.count else { return false }
      tables[place] = (0..<64).map {
        isLong
          ? Int(content[index + $0 * 2]) << 8 | Int(content[index + $0 * 2 + 1])
          : Int(content[index + $0])
      }
      index += isLong ? 128 : 64
    }
    return true
  }

  private mutating func readCodes(_ content: [UInt8]) -> Bool {
    var index = 0
    while index + 17 <= content.count {
      let counts = content[index + 1...index + 16].map { Int($0) }
      let total = counts.reduce(0, +)
      guard index + 17 + total <= content.count else { return false }
      codes[content[index]] = Codes(
        counts: counts, symbols: Array(content[index + 17..<index + 17 + total]))
      index += 17 + total
    }
    return true
  }

  private mutating func readFrame(_ content: [UInt8]) -> Bool {
    guard content.count >= 6, content[0] == 8 else { return false }
    height = Int(content[1]) << 8 | Int(content[2])
    width = Int(content[3]) << 8 | Int(content[4])
    let count = Int(content[5])
    guard width > 0, height > 0, width * height <= Pixels.most, count == 1 || count == 3,
      content.count >= 6 + count * 3
    else { return false }
    parts = (0..<count).map { index in
      let start = 6 + index * 3
      return Part(
        name: content[start], across: Int(content[start + 1] >> 4),
        down: Int(content[start + 1] & 0xF), table: Int(content[start + 2]))
    }
    return parts.allSatisfy {
      (1...4).contains($0.across) && (1...4).contains($0.down) && $0.table < 4
    }
  }

  private mutating func readScan(_ content: [UInt8]) -> Bool {
    guard let count = content.first.map({ Int($0) }), count == parts.count, count > 0,
      content.count >= 1 + count * 2
    else { return false }
    for index in 0..<count {
      let name = content[1 + index * 2]
      guard let part = parts.firstIndex(where: { $0.name == name }) else { return false }
      parts[part].steadyCodes = Int(content[2 + index * 2] >> 4)
      parts[part].changingCodes = Int(content[2 + index * 2] & 0xF)
    }
    return readBlocks()
  }

  // MARK: The pixels

  private var mostAcross: Int { parts.count == 1 ? 1 : parts.map(\.across).max() ?? 1 }
  private var mostDown: Int { parts.count == 1 ? 1 : parts.map(\.down).max() ?? 1 }

  private mutating func readBlocks() -> Bool {
    let columns = (width + mostAcross * 8 - 1) / (mostAcross * 8)
    let rows = (height + mostDown * 8 - 1) / (mostDown * 8)
    let isSingle = parts.count == 1
    for index in parts.indices {
      let across = isSingle ? 1 : parts[index].across
      let down = isSingle ? 1 : parts[index].down
      parts[index].rowLength = columns * across * 8
      parts[index].values = Array(
        repeating: 128, count: parts[index].rowLength * rows * down * 8)
    }
    for unit in 0..<columns * rows {
      if restartInterval > 0, unit > 0, unit.isMultiple(of: restartInterval) { restart() }
      for index in parts.indices {
        let across = isSingle ? 1 : parts[index].across
        let down = isSingle ? 1 : parts[index].down
        for block in 0..<across * down {
          guard let values = readBlock(index) else { return false }
          let left = (unit % columns * across + block % across) * 8
          let top = (unit / columns * down + block / across) * 8
          for place in 0..<64 {
            let to = (top + place / 8) * parts[index].rowLength + left + place % 8
            parts[index].values[to] = values[place]
          }
        }
      }
    }
    return true
  }

  /// Goes on after a mark where averages begin anew.
  private mutating func restart() {
    bits = 0
    bitCount = 0
    if offset + 2 <= bytes.count, bytes[offset] == 0xFF { offset += 2 }
    for index in parts.indices { parts[index].last = 0 }
  }

  private mutating func readBlock(_ index: Int) -> [UInt8]? {
    let part = parts[index]
    let table = tables[part.table]
    guard let steady = codes[UInt8(part.steadyCodes)],
      let changing = codes[UInt8(0x10 | part.changingCodes)], table.count == 64,
      let size = readSymbol(steady), size <= 11, let change = readNumber(size)
    else { return nil }
    parts[index].last += change
    var block = [Int](repeating: 0, count: 64)
    block[0] = parts[index].last * table[0]
    var place = 1
    while place < 64 {
      guard let symbol = readSymbol(changing) else { return nil }
      if symbol == 0 { break }
      place += symbol >> 4
      if symbol == 0xF0 {
        place += 1
        continue
      }
      guard place < 64, symbol & 0xF <= 11, let value = readNumber(symbol & 0xF) else {
        return nil
      }
      block[JPEGFile.zigzag[place]] = value * table[place]
      place += 1
    }
    return JPEGFile.values(of: block)
  }

  private mutating func readBit() -> Int? {
    if bitCount == 0 {
      guard offset < bytes.count else { return nil }
      if bytes[offset] == 0xFF {
        // After a byte of only ones a zero follows; anything else ends the pixels.
        guard offset + 1 < bytes.count, bytes[offset + 1] == 0 else { return nil }
        offset += 1
        bits = 0xFF
      } else {
        bits = Int(bytes[offset])
      }
      offset += 1
      bitCount = 8
    }
    bitCount -= 1
    return bits >> bitCount & 1
  }

  private mutating func readNumber(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let bit = readBit() else { return nil }
      value = value << 1 | bit
    }
    return count > 0 && value < 1 << (count - 1) ? value - (1 << count) + 1 : value
  }

  private mutating func readSymbol(_ codes: Codes) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for count in codes.counts {
      guard let bit = readBit() else { return nil }
      code = code << 1 | bit
      first <<= 1
      if code - first < count { return Int(codes.symbols[index + code - first]) }
      index += count
      first += count
    }
    return nil
  }

  private struct Codes {
    let counts: [Int]
    let symbols: [UInt8]
  }

  /// The pixels of what was read.
  private var image: Pixels {
    var pixels = Pixels(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let to = (y * width + x) * 4
        let light = Double(value(0, x, y))
        let (blue, red) =
          parts.count == 1 ? (0, 0) : (Double(value(1, x, y)) - 128, Double(value(2, x, y)) - 128)
        pixels.bytes[to] = Self.byte(light + 1.402 * red)
        pixels.bytes[to + 1] = Self.byte(light - 0.344136 * blue - 0.714136 * red)
        pixels.bytes[to + 2] = Self.byte(light + 1.772 * blue)
        pixels.bytes[to + 3] = 255
      }
    }
    return pixels
  }

  private func value(_ index: Int, _ x: Int, _ y: Int) -> UInt8 {
    let part = parts[index]
    guard parts.count > 1 else { return part.values[y * part.rowLength + x] }
    return part.values[
      y * part.down / mostDown * part.rowLength + x * part.across / mostAcross]
  }

  private static func byte(_ value: Double) -> UInt8 {
    UInt8(Int(CGFloat(value).rounded(), within: 0...255))
  }
}
