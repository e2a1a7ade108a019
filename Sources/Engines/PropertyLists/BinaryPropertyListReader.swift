/// Reads binary property lists.
///
/// Foundation reads them too, but not safely: on Linux, a damaged one ends the process.
struct BinaryPropertyListReader {
  private static let trailerLength = 32

  private let bytes: [UInt8]
  private let file: String
  private var offsets: [Int] = []
  private var referenceSize = 0
  private var depth = 0
  /// The number of values that may still be made.
  ///
  /// A damaged file may name one object from many places, and that one others again.
  private var budget = 1_000_000

  init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  mutating func read() throws(Finding) -> PropertyList {
    guard bytes.count >= 8 + Self.trailerLength else { throw damaged("is too short") }
    let trailer = bytes.count - Self.trailerLength
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let count = try number(at: trailer + 8, size: 8)
    let top = try number(at: trailer + 16, size: 8)
    let table = try number(at: trailer + 24, size: 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count <= bytes.count,
      top < count, table + count * offsetSize <= trailer
    else { throw damaged("has a trailer that makes no sense") }
    offsets.reserveCapacity(count)
    for index in 0..<count {
      offsets.append(try number(at: table + index * offsetSize, size: offsetSize))
    }
    return try object(top)
  }

  private mutating func object(_ index: Int) throws(Finding) -> PropertyList {
    guard index < offsets.count, offsets[index] < bytes.count else {
      throw damaged("names an object that is not there")
    }
    guard depth < PropertyList.depthLimit, budget > 0 else {
      throw damaged("has objects that hold each other")
    }
    depth += 1
    budget -= 1
    defer { depth -= 1 }
    let start = offsets[index]
    let low = Int(bytes[start] & 0x0F)
    switch bytes[start] >> 4 {
    case 0x0: return PropertyList(.bool(low == 9))
    case 0x1: return PropertyList(.number(try integer(at: start + 1, size: 1 << low)))
    case 0x2: return PropertyList(.number(try real(at: start + 1, size: 1 << low)))
    case 0x3: return PropertyList(.date("\(try real(at: start + 1, size: 8))"))
    case 0x4:
      let (first, count) = try extent(low, at: start)
      return PropertyList(.data(Array(try piece(first, count))))
    case 0x5:
      let (first, count) = try extent(low, at: start)
      return PropertyList(.string(String(decoding: try piece(first, count), as: UTF8.self)))
    case 0x6:
      let (first, count) = try extent(low, at: start)
      let piece = try piece(first, count * 2)
      let units = stride(from: piece.startIndex, to: piece.endIndex, by: 2)
        .map { UInt16(piece[$0]) << 8 | UInt16(piece[$0 + 1]) }
      return PropertyList(.string(String(decoding: units, as: UTF16.self)))
    case 0xA, 0xB, 0xC:
      let (first, count) = try extent(low, at: start)
      return PropertyList(.array(try objects(from: first, count)))
    case 0xD:
      let (first, count) = try extent(low, at: start)
      let keys = try objects(from: first, count)
      let values = try objects(from: first + count * referenceSize, count)
      return PropertyList(
        .dictionary(
          zip(keys, values).compactMap { key, value in
            key.string.map { PropertyList.Entry($0, value) }
          }))
    default: throw damaged("has an object of no known kind")
    }
  }

  private mutating func objects(from first: Int, _ count: Int) throws(Finding) -> [PropertyList] {
    _ = try piece(first, count * referenceSize)
    var values: [PropertyList] = []
    for index in 0..<count {
      let reference = try number(at: first + index * referenceSize, size: referenceSize)
      values.append(try object(reference))
    }
    return values
  }

  /// Returns where the content of an object begins, and how many elements it has.
  private func extent(_ low: Int, at start: Int) throws(Finding) -> (first: Int, count: Int) {
    guard low == 0x0F else { return (start + 1, low) }
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1 else {
      throw damaged("has an object without its length")
    }
    let size = 1 << Int(bytes[start + 1] & 0x0F)
    let count = try number(at: start + 2, size: size)
    guard count <= bytes.count else { throw damaged("has an object that is longer than the file") }
    return (start + 2 + size, count)
  }

  private func piece(_ first: Int, _ count: Int) throws(Finding) -> ArraySlice<UInt8> {
    guard first <= bytes.count, count <= bytes.count - first else {
      throw damaged("has an object that is longer than the file")
    }
    return bytes[first..<(first + count)]
  }

  /// Returns a number that counts something: a place, a length, an object.
  private func number(at place: Int, size: Int) throws(Finding) -> Int {
    let value = try piece(place, size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard value <= UInt64(UInt32.max) else { throw damaged("has a number that is too large") }
    return Int(value)
  }

  private func integer(at place: Int, size: Int) throws(Finding) -> Double {
    let value = try piece(place, size).suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size >= 8 ? Double(Int64(bitPattern: value)) : Double(value)
  }

  private func real(at place: Int, size: Int) throws(Finding) -> Double {
    let bits = try piece(place, size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  private func damaged(_ what: String) -> Finding {
    Finding(file: file, "The binary property list is damaged: it \(what).")
  }
}
