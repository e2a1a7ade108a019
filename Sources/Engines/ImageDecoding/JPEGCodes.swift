/// Codes of different lengths in a JPEG file, the shorter ones first.
package struct JPEGCodes {
  /// Codes of so many bits are found at once, longer ones bit by bit.
  private static let quickBits = 8

  /// By the next bits: a symbol, and above it the length of its code, or 0.
  private var quick = [UInt16](repeating: 0, count: 1 << quickBits)
  private let counts: [Int]
  private let symbols: [UInt8]

  /// Creates codes from how many there are of each length.
  init?(counts: [Int], symbols: [UInt8]) {
    self.counts = counts
    self.symbols = symbols
    let codes = Self.assigned(counts)
    guard codes.count <= symbols.count else { return nil }
    for (symbol, code) in zip(symbols, codes) {
      guard code.bits < 1 << code.count else { return nil }
      guard code.count <= Self.quickBits else { continue }
      let first = code.bits << (Self.quickBits - code.count)
      for next in first..<first + 1 << (Self.quickBits - code.count) {
        quick[next] = UInt16(code.count) << 8 | UInt16(symbol)
      }
    }
  }

  /// Returns the codes that the standard assigns where there are so many of each length, from one bit on.
  ///
  /// Where there are too many of a length, the bits of some are more than that.
  package static func assigned(_ counts: [Int]) -> [(bits: Int, count: Int)] {
    var codes: [(bits: Int, count: Int)] = []
    var next = 0
    for (length, count) in zip(1..., counts) {
      for _ in 0..<count {
        codes.append((next, length))
        next += 1
      }
      next <<= 1
    }
    return codes
  }

  /// Returns the next symbol, or nil for an invalid code.
  func read(_ bits: inout JPEGBits) -> Int? {
    let entry = Int(quick[bits.peek(Self.quickBits)])
    if entry != 0 {
      bits.skip(entry >> 8)
      return entry & 0xFF
    }
    var (code, first, index) = (0, 0, 0)
    for count in counts {
      code = code << 1 | bits.read(1)
      first <<= 1
      if code - first < count { return code >= first ? Int(symbols[index + code - first]) : nil }
      index += count
      first += count
    }
    return nil
  }
}

/// Reads bits, the highest of each byte first.
///
/// At the end, and at a mark, zeros follow for ever.
struct JPEGBits {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset: Int
  private var bits: UInt32 = 0
  private var count = 0
  /// The number of zeros that were made up.
  private var missing = 0

  init(bytes: [UInt8], offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Whether more was read than there is.
  var isPastEnd: Bool { missing > count }

  private mutating func fill() {
    while count <= 24 {
      var byte: UInt8 = 0
      if offset < bytes.count, bytes[offset] != 0xFF {
        byte = bytes[offset]
        offset += 1
      } else if offset + 1 < bytes.count, bytes[offset + 1] == 0 {
        // After a byte of only ones a zero follows; anything else is a mark.
        byte = 0xFF
        offset += 2
      } else {
        missing += 8
      }
      bits |= UInt32(byte) << UInt32(24 - count)
      count += 8
    }
  }

  mutating func peek(_ wanted: Int) -> Int {
    if count < wanted { fill() }
    return wanted == 0 ? 0 : Int(bits >> UInt32(32 - wanted))
  }

  mutating func skip(_ wanted: Int) {
    bits <<= UInt32(wanted)
    count -= wanted
  }

  /// Reads at most 16 bits.
  mutating func read(_ wanted: Int) -> Int {
    let value = peek(wanted)
    skip(wanted)
    return value
  }

  /// Reads a number in JPEG's way: a negative one as the low bits of that number minus one.
  mutating func readNumber(_ count: Int) -> Int {
    let value = read(count)
    return count > 0 && value < 1 << (count - 1) ? value - (1 << count) + 1 : value
  }

  /// Goes on behind the next restart marker, if there is one.
  mutating func restart() {
    var next = offset
    while next + 1 < bytes.count {
      if bytes[next] == 0xFF, (0xD0...0xD7).contains(bytes[next + 1]) {
        self = JPEGBits(bytes: bytes, offset: next + 2)
        return
      }
      // Another mark ends the scan.
      if bytes[next] == 0xFF, bytes[next + 1] != 0, bytes[next + 1] != 0xFF { break }
      next += 1
    }
    missing = count + 1
  }
}
