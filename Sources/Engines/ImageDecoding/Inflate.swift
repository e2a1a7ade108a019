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
    private var block: DeflateBlock?

    init(reader: DeflateBits, most: Int, growth: Int) {
      self.reader = reader
      self.most = most
      output.reserveCapacity(min(most, reader.bytes.count * growth))
    }

    /// Goes from block to block; where bytes are missing, it goes on there once they have come.
    mutating func run() -> Bool {
      while output.count < most {
        guard let open = block ?? reader.whole({ DeflateBlock(&$0) }) else { return false }
        block = open
        guard unpack(open) else { return false }
        block = nil
        if open.isLast { return true }
      }
      return true
    }

    private mutating func unpack(_ block: DeflateBlock) -> Bool {
      switch block.content {
      case .stored(let count): copy(count)
      case .packed(let literals, let distances): unpack(literals, distances)
      }
    }

    /// Copies what is not packed.
    private mutating func copy(_ count: Int) -> Bool {
      for index in 0..<count where output.count < most {
        guard let byte = reader.read(8) else {
          block?.content = .stored(count: count - index)
          return false
        }
        output.append(UInt8(byte))
      }
      return true
    }

    private mutating func unpack(_ literals: DeflateCodes, _ distances: DeflateCodes) -> Bool {
      while output.count < most {
        let reach = output.count
        guard let item = reader.whole({ DeflateItem(&$0, literals, distances, reach: reach) })
        else { return false }
        switch item {
        case .byte(let byte): output.append(byte)
        case .end: return true
        case .copy(let length, let distance):
          let start = reach - distance
          for index in start..<start + min(length, most - reach) { output.append(output[index]) }
        }
      }
      return true
    }
  }
}
