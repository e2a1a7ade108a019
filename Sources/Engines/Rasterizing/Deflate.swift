import ImageDecoding

/// Packs bytes.
package enum Deflate {
  /// Returns bytes without a head and a sum behind them.
  package static func raw(_ bytes: [UInt8]) -> [UInt8] {
    Array(zlib(bytes).dropFirst(2).dropLast(4))
  }

  /// Returns bytes as a zlib stream.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    writer.bytes = [0x78, 0x01]
    // One block, with the codes that each reader knows.
    writer.write(1, count: 1)
    writer.write(1, count: 2)
    bytes.withUnsafeBufferPointer { pack($0, into: &writer) }
    writer.writeLiteral(256)
    writer.align()
    let sum = adler(of: bytes)
    writer.bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    return writer.bytes
  }

  /// Writes repetitions as their place and length, and other bytes as they are.
  private static func pack(_ bytes: UnsafeBufferPointer<UInt8>, into writer: inout BitWriter) {
    var seen = [Int32](repeating: -1, count: 1 << 15)
    var index = 0
    while index < bytes.count {
      var length = 0
      var distance = 0
      if index + 3 <= bytes.count {
        let three = Int(bytes[index]) << 16 | Int(bytes[index + 1]) << 8 | Int(bytes[index + 2])
        let slot = (three &* 0x9E3779B1) >> 12 & 0x7FFF
        let before = Int(seen[slot])
        seen[slot] = Int32(truncatingIfNeeded: index)
        if before >= 0, index - before <= 1 << 15 {
          length = Self.common(bytes, before, index, most: min(258, bytes.count - index))
          distance = index - before
        }
      }
      if length >= 3 {
        writer.writeCopy(length: length, distance: distance)
        index += length
      } else {
        writer.writeLiteral(Int(bytes[index]))
        index += 1
      }
    }
  }

  /// Returns how many bytes at two places are the same, eight at a time.
  @inline(__always)
  private static func common(
    _ bytes: UnsafeBufferPointer<UInt8>, _ before: Int, _ index: Int, most: Int
  ) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var length = 0
    while length + 8 <= most {
      let one = raw.loadUnaligned(fromByteOffset: before + length, as: UInt64.self)
      let other = raw.loadUnaligned(fromByteOffset: index + length, as: UInt64.self)
      guard one == other else {
        return length + UInt64(littleEndian: one ^ other).trailingZeroBitCount / 8
      }
      length += 8
    }
    while length < most, bytes[before + length] == bytes[index + length] { length += 1 }
    return length
  }

  /// Returns the checksum of zlib streams.
  static func adler(of bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        // So many bytes cannot make the sums pass a word.
        let end = min(start + 5552, bytes.count)
        for index in start..<end {
          low &+= UInt32(bytes[index])
          high &+= low
        }
        low %= 65521
        high %= 65521
        start = end
      }
    }
    return high << 16 | low
  }

  /// Returns the checksum of parts of PNG files.
  static func crc(of bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    table.withUnsafeBufferPointer { table in
      for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ crc >> 8 }
    }
    return crc ^ 0xFFFF_FFFF
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in
      crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1
    }
  }

  /// Writes bits, the lowest first.
  private struct BitWriter {
    var bytes: [UInt8] = []
    private var bits = 0
    private var count = 0

    mutating func write(_ value: Int, count added: Int) {
      bits |= value << count
      count += added
      while count >= 8 {
        bytes.append(UInt8(bits & 0xFF))
        bits >>= 8
        count -= 8
      }
    }

    /// Writes a code, the highest bit first.
    private mutating func writeCode(_ code: Int, count: Int) {
      var turned = 0
      for bit in 0..<count where code >> bit & 1 == 1 { turned |= 1 << (count - 1 - bit) }
      write(turned, count: count)
    }

    mutating func writeLiteral(_ value: Int) {
      let code = Self.literals[value]
      write(Int(code >> 4), count: Int(code & 15))
    }

    /// The codes of all literals, turned, and in the lowest four bits how long they are.
    private static let literals: [UInt16] = (0..<288).map { value in
      let (code, count) =
        switch value {
        case ..<144: (0x30 + value, 8)
        case ..<256: (0x190 + value - 144, 9)
        case ..<280: (value - 256, 7)
        default: (0xC0 + value - 280, 8)
        }
      var turned = 0
      for bit in 0..<count where code >> bit & 1 == 1 { turned |= 1 << (count - 1 - bit) }
      return UInt16(turned << 4 | count)
    }

    /// Which code each length has.
    private static let lengthCodes: [UInt8] = (0...258).map { length in
      UInt8(Inflate.lengths.lastIndex { $0.base <= length } ?? 0)
    }

    mutating func writeCopy(length: Int, distance: Int) {
      let long = Int(Self.lengthCodes[length])
      writeLiteral(257 + long)
      write(length - Inflate.lengths[long].base, count: Inflate.lengths[long].bits)
      let far = Inflate.distances.lastIndex { $0.base <= distance } ?? 0
      writeCode(far, count: 5)
      write(distance - Inflate.distances[far].base, count: Inflate.distances[far].bits)
    }

    mutating func align() {
      if count > 0 { write(0, count: 8 - count) }
    }
  }
}
