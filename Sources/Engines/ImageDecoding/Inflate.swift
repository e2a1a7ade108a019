/// Unpacks bytes that deflate has packed, as PNG and PDF files hold them.
package enum Inflate {
  /// The lengths that symbols from 257 on stand for, and how many more bits say how much longer.
  package static let lengths: [(base: Int, bits: Int)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1),
    (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4),
    (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
  ]

  /// The distances that symbols stand for, and how many more bits say how much further.
  package static let distances: [(base: Int, bits: Int)] = [
    (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4),
    (49, 4), (65, 5), (97, 5), (129, 6), (193, 6), (257, 7), (385, 7), (513, 8), (769, 8),
    (1025, 9), (1537, 9), (2049, 10), (3073, 10), (4097, 11), (6145, 11), (8193, 12), (12289, 12),
    (16385, 13), (24577, 13),
  ]

  /// One packed byte is never more than so many bytes.
  static let mostGrowth = 1_032

  /// Returns the first bytes of a zlib stream, as many as are asked for, or fewer if it ends
  /// before; nothing if it is broken before that.
  package static func zlib(_ packed: [UInt8], atMost most: Int) -> [UInt8]? {
    guard packed.count > 2, packed[0] & 0xF == 8, packed[1] & 0x20 == 0 else { return nil }
    return unpacked(packed, offset: 2, atMost: most, reserving: mostGrowth)
  }

  /// Returns the first bytes of what has neither a head nor a sum behind it.
  package static func raw(_ packed: [UInt8], atMost most: Int) -> [UInt8]? {
    unpacked(packed, offset: 0, atMost: most, reserving: 4)
  }

  private static func unpacked(
    _ packed: [UInt8], offset: Int, atMost most: Int, reserving growth: Int
  ) -> [UInt8]? {
    let reader = DeflateBits(bytes: packed, offset: offset)
    var unpacker = Unpacker(reader: reader, most: most, growth: growth)
    return unpacker.run() ? unpacker.output : nil
  }

  /// Unpacks what comes in pieces.
  package struct Stream {
    private var unpacker = Unpacker(
      reader: DeflateBits(bytes: [], offset: 0), most: .max, growth: 0)

    package init() {}

    /// Takes the next bytes; answers all that was packed, once they are all there.
    package mutating func take(_ bytes: some Sequence<UInt8>) -> [UInt8]? {
      unpacker.reader.bytes += bytes
      return unpacker.run() ? unpacker.output : nil
    }
  }

  private struct Unpacker {
    var reader: DeflateBits
    let most: Int
    var output: [UInt8] = []

    init(reader: DeflateBits, most: Int, growth: Int) {
      self.reader = reader
      self.most = most
      output.reserveCapacity(min(most, reader.bytes.count * growth))
    }

    /// Goes from block to block; of one that is not whole nothing is kept, so that it can be read again.
    mutating func run() -> Bool {
      while output.count < most {
        let (place, count) = (reader.place, output.count)
        guard let isLast = reader.read(1), unpackBlock() else {
          reader.place = place
          output.removeLast(output.count - count)
          return false
        }
        if isLast == 1 { return true }
      }
      return true
    }

    private mutating func unpackBlock() -> Bool {
      switch reader.read(2) {
      case 0: return copyStored()
      case 1: return unpack(.fixedLiterals, .fixedDistances)
      case 2:
        guard let codes = readCodes() else { return false }
        return unpack(codes.literals, codes.distances)
      default: return false
      }
    }

    /// Copies a block that is not packed.
    private mutating func copyStored() -> Bool {
      reader.skipToByte()
      guard let count = reader.read(16), reader.read(16) != nil else { return false }
      for _ in 0..<count where output.count < most {
        guard let byte = reader.read(8) else { return false }
        output.append(UInt8(byte))
      }
      return true
    }

    private mutating func unpack(_ literals: DeflateCodes, _ distances: DeflateCodes) -> Bool {
      while output.count < most {
        guard let symbol = literals.read(&reader) else { return false }
        if symbol < 256 {
          output.append(UInt8(symbol))
          continue
        }
        if symbol == 256 { return true }
        guard symbol - 257 < Inflate.lengths.count else { return false }
        let long = Inflate.lengths[symbol - 257]
        guard let more = reader.read(long.bits), let far = distances.read(&reader),
          far < Inflate.distances.count, let further = reader.read(Inflate.distances[far].bits)
        else { return false }
        let start = output.count - Inflate.distances[far].base - further
        guard start >= 0 else { return false }
        for index in start..<start + min(long.base + more, most - output.count) {
          output.append(output[index])
        }
      }
      return true
    }

    /// Reads the codes of a block that brings its own.
    private mutating func readCodes() -> (literals: DeflateCodes, distances: DeflateCodes)? {
      guard let literals = reader.read(5), let distances = reader.read(5),
        let lengths = reader.read(4)
      else { return nil }
      let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
      var sizes = [UInt8](repeating: 0, count: 19)
      for index in 0..<lengths + 4 {
        guard let size = reader.read(3) else { return nil }
        sizes[order[index]] = UInt8(size)
      }
      let codes = DeflateCodes(sizes[...])
      let count = literals + 257 + distances + 1
      var all: [UInt8] = []
      while all.count < count {
        guard let symbol = codes.read(&reader) else { return nil }
        switch symbol {
        case ..<16: all.append(UInt8(symbol))
        case 16:
          guard let last = all.last, let more = reader.read(2) else { return nil }
          all += Array(repeating: last, count: 3 + more)
        default:
          guard let more = reader.read(symbol == 17 ? 3 : 7) else { return nil }
          all += Array(repeating: 0, count: (symbol == 17 ? 3 : 11) + more)
        }
      }
      guard all.count == count else { return nil }
      return (DeflateCodes(all[..<(literals + 257)]), DeflateCodes(all[(literals + 257)...]))
    }
  }
}
