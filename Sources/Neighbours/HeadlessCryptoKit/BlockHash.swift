/// What hash functions share that look at blocks, one after the other: the words of a block in an order
/// of bytes, the rest that waits for more, and the length at the end.
struct BlockHash<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  /// The numbers that change with each block.
  private(set) var state: [Word]
  private let isBigEndian: Bool
  private let mix: @Sendable (inout [Word], [Word]) -> Void
  private var rest: [UInt8] = []
  private var byteCount: UInt64 = 0

  /// The bytes of a block: sixteen words.
  static var blockByteCount: Int { 16 * MemoryLayout<Word>.size }

  init(
    _ state: [Word], isBigEndian: Bool = true,
    mix: @escaping @Sendable (inout [Word], [Word]) -> Void
  ) {
    self.state = state
    self.isBigEndian = isBigEndian
    self.mix = mix
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    byteCount &+= UInt64(bytes.count)
    rest.append(contentsOf: bytes)
    var start = 0
    while rest.count - start >= Self.blockByteCount {
      mix(&state, words(of: rest[start..<start + Self.blockByteCount]))
      start += Self.blockByteCount
    }
    rest.removeFirst(start)
  }

  /// The bytes of the state at the end.
  func finished() -> [UInt8] {
    var copy = self
    var end: [UInt8] = [0x80]
    let lengthBytes = 2 * MemoryLayout<Word>.size
    while (rest.count + end.count + lengthBytes) % Self.blockByteCount != 0 { end.append(0) }
    let length = Self.bytes(of: byteCount &* 8, isBigEndian)
    let zeros = [UInt8](repeating: 0, count: lengthBytes - length.count)
    end += isBigEndian ? zeros + length : length + zeros
    end.withUnsafeBytes { copy.update($0) }
    return copy.state.flatMap { Self.bytes(of: $0, isBigEndian) }
  }

  private func words(of block: ArraySlice<UInt8>) -> [Word] {
    let size = MemoryLayout<Word>.size
    return stride(from: block.startIndex, to: block.endIndex, by: size).map { start in
      block[start..<start + size].enumerated().reduce(0) { word, byte in
        let place = isBigEndian ? size - 1 - byte.offset : byte.offset
        return word | Word(byte.element) << (8 * place)
      }
    }
  }

  private static func bytes<Number: FixedWidthInteger>(
    of number: Number, _ isBigEndian: Bool
  ) -> [UInt8] {
    let size = MemoryLayout<Number>.size
    return (0..<size).map {
      UInt8(truncatingIfNeeded: number >> (8 * (isBigEndian ? size - 1 - $0 : $0)))
    }
  }
}
