/// A number of 256 bits.
struct UInt256: Equatable, Sendable {
  var high: UInt128
  var low: UInt128

  static let zero = UInt256(high: 0, low: 0)
  static let one = UInt256(high: 0, low: 1)
}

extension UInt256 {
  /// The number of at most 32 bytes, the highest first.
  init(bigEndianBytes bytes: some Sequence<UInt8>) {
    self.init(high: 0, low: 0)
    for byte in bytes {
      high = high << 8 | low >> 120
      low = low << 8 | UInt128(byte)
    }
  }

  /// The number of hexadecimal digits; others are left out.
  init(_ digits: String) {
    self.init(high: 0, low: 0)
    for digit in digits.compactMap(\.hexDigitValue) {
      high = high << 4 | low >> 124
      low = low << 4 | UInt128(digit)
    }
  }

  /// Its 32 bytes, the highest first.
  var bigEndianBytes: [UInt8] { high.bigEndianBytes + low.bigEndianBytes }

  func bit(_ index: Int) -> UInt128 {
    (index < 128 ? low >> UInt128(index) : high >> UInt128(index - 128)) & 1
  }

  func adding(_ other: UInt256) -> (sum: UInt256, carry: UInt128) {
    let (low, lowCarry) = low.addingReportingOverflow(other.low)
    let (sum, first) = high.addingReportingOverflow(other.high)
    let (high, second) = sum.addingReportingOverflow(lowCarry ? 1 : 0)
    return (UInt256(high: high, low: low), first || second ? 1 : 0)
  }

  func subtracting(_ other: UInt256) -> (difference: UInt256, borrow: UInt128) {
    let (low, lowBorrow) = low.subtractingReportingOverflow(other.low)
    let (difference, first) = high.subtractingReportingOverflow(other.high)
    let (high, second) = difference.subtractingReportingOverflow(lowBorrow ? 1 : 0)
    return (UInt256(high: high, low: low), first || second ? 1 : 0)
  }

  static func < (left: UInt256, right: UInt256) -> Bool { left.subtracting(right).borrow == 1 }

  /// One of two numbers, in the same time for both.
  static func choose(_ bit: UInt128, _ left: UInt256, _ right: UInt256) -> UInt256 {
    let mask = 0 &- bit
    return UInt256(
      high: left.high & mask | right.high & ~mask, low: left.low & mask | right.low & ~mask)
  }
}
