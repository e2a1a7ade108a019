/// What a block of packed bytes begins with.
struct DeflateBlock {
  enum Content {
    case stored(count: Int)
    case packed(literals: DeflateCodes, distances: DeflateCodes)
  }

  let isLast: Bool
  var content: Content

  init?(_ reader: inout DeflateBits) {
    guard let last = reader.read(1), let content = Self.content(&reader) else { return nil }
    isLast = last == 1
    self.content = content
  }

  private static func content(_ reader: inout DeflateBits) -> Content? {
    switch reader.read(2) {
    case 0:
      reader.skipToByte()
      guard let count = reader.read(16), reader.read(16) != nil else { return nil }
      return .stored(count: count)
    case 1: return .packed(literals: .fixedLiterals, distances: .fixedDistances)
    case 2: return codes(&reader)
    default: return nil
    }
  }

  /// Reads the codes of a block that brings its own.
  private static func codes(_ reader: inout DeflateBits) -> Content? {
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
    return .packed(
      literals: DeflateCodes(all[..<(literals + 257)]),
      distances: DeflateCodes(all[(literals + 257)...]))
  }
}
