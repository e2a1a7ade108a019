/// Reads JPEG files: baseline and progressive ones, of eight bits.
struct JPEGDecoder {
  static func image(_ bytes: [UInt8], _ budget: DecodingBudget) -> DecodedImage? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var decoder = JPEGDecoder(bytes: bytes, budget: budget)
    decoder.readSegments()
    return decoder.scanCount > 0 ? decoder.image() : nil
  }

  /// Whether a mark begins a frame, which tells the size.
  static func opensFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// A file that has more scans than that is made to take long.
  private static let mostScans = 200

  let bytes: [UInt8]
  private let budget: DecodingBudget
  private var offset = 2
  private(set) var tables = [[Int]](repeating: [], count: 4)
  private var codes: [UInt8: JPEGCodes] = [:]
  var parts: [JPEGPart] = []
  private(set) var width = 0
  private(set) var height = 0
  private(set) var isProgressive = false
  private(set) var restartInterval = 0
  /// What the maker of the file did to its colors, if he tells.
  private(set) var colorChange: UInt8?
  private(set) var scanCount = 0

  private init(bytes: [UInt8], budget: DecodingBudget) {
    self.bytes = bytes
    self.budget = budget
  }

  /// The number of samples of the most often sampled color.
  var mostAcross: Int { parts.map(\.across).max() ?? 1 }
  var mostDown: Int { parts.map(\.down).max() ?? 1 }

  /// Reads segments and scans, as far as they make sense: a file that is cut off has an image, too.
  private mutating func readSegments() {
    while offset + 4 <= bytes.count {
      guard bytes[offset] == 0xFF, bytes[offset + 1] != 0, bytes[offset + 1] != 0xFF else {
        offset += 1
        continue
      }
      let marker = bytes[offset + 1]
      if marker == 0xD9 { return }
      if (0xD0...0xD8).contains(marker) || marker == 1 {
        offset += 2
        continue
      }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard length >= 2, offset + 2 + length <= bytes.count else { return }
      let content = Array(bytes[offset + 4..<offset + 2 + length])
      offset += 2 + length
      guard readSegment(marker, content) else { return }
    }
  }

  private mutating func readSegment(_ marker: UInt8, _ content: [UInt8]) -> Bool {
    switch marker {
    case 0xDB: return readTables(content)
    case 0xC4: return readCodes(content)
    case 0xC0, 0xC1, 0xC2:
      isProgressive = marker == 0xC2
      return parts.isEmpty && readFrame(content)
    case 0xDD where content.count >= 2:
      restartInterval = Int(content[0]) << 8 | Int(content[1])
    case 0xDA:
      guard scanCount < Self.mostScans, let scan = scan(content) else { return false }
      scanCount += 1
      var bits = JPEGBits(bytes: bytes, offset: offset)
      read(scan, &bits)
      offset = bits.offset
    case 0xEE where content.count >= 12 && content.starts(with: "Adobe".utf8):
      colorChange = content[11]
    case _ where Self.opensFrame(marker): return false
    default: break
    }
    return true
  }

  private mutating func readTables(_ content: [UInt8]) -> Bool {
    var index = 0
    while index < content.count {
      let size = content[index] >> 4 == 0 ? 1 : 2
      let place = Int(content[index] & 0xF)
      index += 1
      guard place < 4, index + size * 64 <= content.count else { return false }
      tables[place] = (0..<64).map {
        size == 1
          ? Int(content[index + $0])
          : Int(content[index + $0 * 2]) << 8 | Int(content[index + $0 * 2 + 1])
      }
      index += size * 64
    }
    return true
  }

  private mutating func readCodes(_ content: [UInt8]) -> Bool {
    var index = 0
    while index + 17 <= content.count {
      let counts = content[index + 1...index + 16].map { Int($0) }
      let total = counts.reduce(0, +)
      guard index + 17 + total <= content.count,
        let read = JPEGCodes(
          counts: counts, symbols: Array(content[index + 17..<index + 17 + total]))
      else { return false }
      codes[content[index]] = read
      index += 17 + total
    }
    return true
  }

  private mutating func readFrame(_ content: [UInt8]) -> Bool {
    guard content.count >= 6, content[0] == 8 else { return false }
    height = Int(content[1]) << 8 | Int(content[2])
    width = Int(content[3]) << 8 | Int(content[4])
    let count = Int(content[5])
    guard width > 0, height > 0, [1, 3, 4].contains(count), content.count >= 6 + count * 3 else {
      return false
    }
    let sampling = (0..<count).map { index -> (across: Int, down: Int) in
      // Of a single color, a unit is one block, whatever it says.
      let byte = count == 1 ? 0x11 : content[7 + index * 3]
      return (Int(byte >> 4), Int(byte & 0xF))
    }
    guard sampling.allSatisfy({ (1...4).contains($0.across) && (1...4).contains($0.down) }) else {
      return false
    }
    let across = sampling.map(\.across).max() ?? 1
    let down = sampling.map(\.down).max() ?? 1
    let unitColumns = (width + across * 8 - 1) / (across * 8)
    let unitRows = (height + down * 8 - 1) / (down * 8)
    parts = sampling.enumerated().map { index, sampling in
      JPEGPart(
        name: content[6 + index * 3], across: sampling.across, down: sampling.down,
        table: Int(content[8 + index * 3] & 3),
        columns: ((width * sampling.across + across - 1) / across + 7) / 8,
        rows: ((height * sampling.down + down - 1) / down + 7) / 8,
        rowLength: unitColumns * sampling.across, rowCount: unitRows * sampling.down)
    }
    let size = parts.reduce(0) { $0 + $1.size }
    // Two bytes for each frequency, one for each sample, four for each pixel. And each block of
    // each color takes at least a bit somewhere.
    guard budget.allows(size * 3, width * height * 4, bytes.count),
      size / 64 <= bytes.count * 8
    else { return false }
    for index in parts.indices {
      parts[index].values = Array(repeating: 0, count: parts[index].size)
    }
    return true
  }

  /// Reads the head of a scan.
  private func scan(_ content: [UInt8]) -> JPEGScan? {
    guard let count = content.first.map({ Int($0) }), (1...4).contains(count), !parts.isEmpty,
      content.count >= 4 + count * 2
    else { return nil }
    var members: [JPEGScan.Member] = []
    for index in 0..<count {
      let name = content[1 + index * 2]
      guard let part = parts.firstIndex(where: { $0.name == name }),
        !members.contains(where: { $0.part == part })
      else { return nil }
      let tables = content[2 + index * 2]
      members.append(
        JPEGScan.Member(
          part: part, steady: codes[tables >> 4], changing: codes[0x10 | tables & 0xF]))
    }
    guard isProgressive else {
      return JPEGScan(members: members, first: 0, last: 63, high: 0, low: 0)
    }
    let scan = JPEGScan(
      members: members, first: Int(content[1 + count * 2]), last: Int(content[2 + count * 2]),
      high: Int(content[3 + count * 2] >> 4), low: Int(content[3 + count * 2] & 0xF))
    guard scan.first <= scan.last, scan.last < 64, scan.low < 14,
      scan.first == 0 ? scan.last == 0 : count == 1
    else { return nil }
    return scan
  }
}
