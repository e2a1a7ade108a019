/// Codes of different lengths, the shorter ones first.
struct DeflateCodes: Sendable {
  /// Codes of so many bits are found at once, longer ones bit by bit.
  private static let quickBits = 9

  /// By the next bits: a symbol, and in the lowest four bits the length of its code, or 0.
  private var quick = [UInt16](repeating: 0, count: 1 << quickBits)
  private var counts = [Int](repeating: 0, count: 16)
  private var symbols: [UInt16] = []

  static let fixedLiterals = DeflateCodes(
    [(144, 8), (112, 9), (24, 7), (8, 8)].flatMap { Array(repeating: $0.1, count: $0.0) }[...])
  static let fixedDistances = DeflateCodes(Array(repeating: 5, count: 30)[...])

  /// Creates codes from the length of each symbol's, 0 for a symbol that does not occur.
  init(_ lengths: ArraySlice<UInt8>) {
    for length in lengths { counts[Int(length & 15)] += 1 }
    counts[0] = 0
    symbols.reserveCapacity(lengths.count)
    var code = 0
    for length in 1..<16 {
      for (symbol, own) in lengths.enumerated() where Int(own & 15) == length {
        symbols.append(UInt16(symbol))
        if length <= Self.quickBits { enter(symbol, code, length) }
        code += 1
      }
      code <<= 1
    }
  }

  /// Enters a short code for all bits that may follow it.
  private mutating func enter(_ symbol: Int, _ code: Int, _ length: Int) {
    var turned = 0
    for bit in 0..<length where code >> bit & 1 == 1 { turned |= 1 << (length - 1 - bit) }
    // Of codes that are too many for their length, the rest has no place.
    guard code < 1 << length else { return }
    for next in stride(from: turned, to: quick.count, by: 1 << length) {
      quick[next] = UInt16(symbol << 4 | length)
    }
  }

  /// Returns the next symbol, or nil for an invalid code, or at the end.
  func read(_ reader: inout DeflateBits) -> Int? {
    let entry = Int(quick[reader.peek(Self.quickBits)])
    if entry != 0 { return reader.skip(entry & 15) ? entry >> 4 : nil }
    var (code, first, index) = (0, 0, 0)
    for length in 1..<16 {
      guard let bit = reader.read(1) else { return nil }
      code |= bit
      let count = counts[length]
      if code - first < count {
        return index + code - first < symbols.count && code >= first
          ? Int(symbols[index + code - first]) : nil
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }
}

/// Reads bits, the lowest of each byte first.
struct DeflateBits {
  /// A place that one can go back to.
  struct BitPosition {
    fileprivate var offset: Int
    fileprivate var bits: UInt64 = 0
    fileprivate var count = 0
  }

  var bytes: [UInt8]
  var place: BitPosition

  init(bytes: [UInt8], offset: Int) {
    self.bytes = bytes
    place = BitPosition(offset: offset)
  }

  private mutating func fill() {
    while place.count <= 56, place.offset < bytes.count {
      place.bits |= UInt64(bytes[place.offset]) << UInt64(place.count)
      place.offset += 1
      place.count += 8
    }
  }

  /// The next bits without going on; those beyond the end are 0.
  mutating func peek(_ wanted: Int) -> Int {
    if place.count < wanted { fill() }
    return Int(place.bits & (1 << UInt64(wanted) - 1))
  }

  /// Goes on, unless the end comes before.
  mutating func skip(_ wanted: Int) -> Bool {
    guard place.count >= wanted else { return false }
    place.bits >>= UInt64(wanted)
    place.count -= wanted
    return true
  }

  mutating func read(_ wanted: Int) -> Int? {
    let value = peek(wanted)
    return skip(wanted) ? value : nil
  }

  /// Reads something whole, or nothing: then it can be read again.
  mutating func whole<Value>(_ read: (inout DeflateBits) -> Value?) -> Value? {
    let start = place
    let value = read(&self)
    if value == nil { place = start }
    return value
  }

  mutating func skipToByte() { _ = skip(place.count & 7) }
}
