import Foundation

/// Unpacks bytes.
enum Inflate {
  /// Returns the bytes of a zlib stream, or nil if it is broken or has more bytes than it may.
  static func zlib(_ bytes: [UInt8], atMost most: Int) -> [UInt8]? {
    guard bytes.count > 2, bytes[0] & 0xF == 8, bytes[1] & 0x20 == 0 else { return nil }
    var reader = BitReader(bytes: bytes, byte: 2)
    var output: [UInt8] = []
    while true {
      guard let isLast = reader.read(1), let kind = reader.read(2) else { return nil }
      let isFine: Bool =
        switch kind {
        case 0: reader.copyStored(to: &output)
        case 1: unpack(&reader, .fixedLiterals, .fixedDistances, to: &output, most)
        case 2:
          readCodes(&reader).map { unpack(&reader, $0.literals, $0.distances, to: &output, most) }
            ?? false
        default: false
        }
      guard isFine, output.count <= most else { return nil }
      if isLast == 1 { return output }
    }
  }

  private static func unpack(
    _ reader: inout BitReader, _ literals: Codes, _ distances: Codes, to output: inout [UInt8],
    _ most: Int
  ) -> Bool {
    while let symbol = literals.read(&reader) {
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        return true
      } else {
        guard symbol - 257 < Deflate.lengths.count else { return false }
        let long = Deflate.lengths[symbol - 257]
        guard let more = reader.read(long.bits), let far = distances.read(&reader),
          far < Deflate.distances.count, let further = reader.read(Deflate.distances[far].bits)
        else { return false }
        let distance = Deflate.distances[far].base + further
        guard distance <= output.count else { return false }
        for _ in 0..<long.base + more { output.append(output[output.count - distance]) }
      }
      guard output.count <= most else { return false }
    }
    return false
  }

  /// Reads the codes of a block that brings its own.
  private static func readCodes(
    _ reader: inout BitReader
  ) -> (literals: Codes, distances: Codes)? {
    guard let literals = reader.read(5), let distances = reader.read(5),
      let lengths = reader.read(4)
    else { return nil }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var sizes = [Int](repeating: 0, count: 19)
    for index in 0..<lengths + 4 {
      guard let size = reader.read(3) else { return nil }
      sizes[order[index]] = size
    }
    let codes = Codes(sizes)
    let count = literals + 257 + distances + 1
    var all: [Int] = []
    while all.count < count {
      guard let symbol = codes.read(&reader) else { return nil }
      switch symbol {
      case ..<16: all.append(symbol)
      case 16:
        guard let last = all.last, let more = reader.read(2) else { return nil }
        all += Array(repeating: last, count: 3 + more)
      default:
        guard let more = reader.read(symbol == 17 ? 3 : 7) else { return nil }
        all += Array(repeating: 0, count: (symbol == 17 ? 3 : 11) + more)
      }
    }
    guard all.count == count else { return nil }
    return (Codes(Array(all.prefix(literals + 257))), Codes(Array(all.dropFirst(literals + 257))))
  }

  /// Codes of different lengths, the shorter ones first.
  private struct Codes {
    private var counts = [Int](repeating: 0, count: 16)
    private var symbols: [Int] = []

    /// Creates codes from the length of each symbol's, 0 for a symbol that does not occur.
    init(_ lengths: [Int]) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted {
        (lengths[$0], $0) < (lengths[$1], $1)
      }
    }

    static let fixedLiterals = Codes(
      Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
        + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))
    static let fixedDistances = Codes(Array(repeating: 5, count: 30))

    func read(_ reader: inout BitReader) -> Int? {
      var (code, first, index) = (0, 0, 0)
      for length in 1..<16 {
        guard let bit = reader.read(1) else { return nil }
        code |= bit
        let count = counts[length]
        if code - first < count { return symbols[index + code - first] }
        index += count
        first = (first + count) << 1
        code <<= 1
      }
      return nil
    }
  }

  private struct BitReader {
    let bytes: [UInt8]
    var byte: Int
    private var bit = 0

    init(bytes: [UInt8], byte: Int) {
      self.bytes = bytes
      self.byte = byte
    }

    mutating func read(_ count: Int) -> Int? {
      var value = 0
      for index in 0..<count {
        guard byte < bytes.count else { return nil }
        value |= (Int(bytes[byte]) >> bit & 1) << index
        bit += 1
        if bit == 8 {
          bit = 0
          byte += 1
        }
      }
      return value
    }

    /// Copies the bytes of a block that is not packed.
    mutating func copyStored(to output: inout [UInt8]) -> Bool {
      if bit > 0 {
        bit = 0
        byte += 1
      }
      guard let count = read(16), read(16) != nil, byte + count <= bytes.count else { return false }
      output += bytes[byte..<byte + count]
      byte += count
      return true
    }
  }
}
