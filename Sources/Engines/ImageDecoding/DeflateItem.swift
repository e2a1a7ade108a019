/// What one code of a packed block says.
enum DeflateItem {
  case byte(UInt8)
  /// Bytes that come again, and from how far before.
  case copy(length: Int, distance: Int)
  case end

  /// Reads the next one; nothing where it is broken, or goes back for more than has come.
  init?(
    _ reader: inout DeflateBits, _ literals: DeflateCodes, _ distances: DeflateCodes, reach: Int
  ) {
    guard let symbol = literals.read(&reader) else { return nil }
    switch symbol {
    case ..<256: self = .byte(UInt8(symbol))
    case 256: self = .end
    default:
      guard symbol - 257 < Inflate.lengths.count else { return nil }
      let long = Inflate.lengths[symbol - 257]
      guard let more = reader.read(long.bits), let far = distances.read(&reader),
        far < Inflate.distances.count, let further = reader.read(Inflate.distances[far].bits)
      else { return nil }
      let distance = Inflate.distances[far].base + further
      guard distance <= reach else { return nil }
      self = .copy(length: long.base + more, distance: distance)
    }
  }
}
