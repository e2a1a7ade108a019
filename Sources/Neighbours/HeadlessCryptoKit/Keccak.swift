/// What the functions of SHA-3 share: a sponge of 25 words, by FIPS 202.
struct Keccak: Sendable {
  private var state = [UInt64](repeating: 0, count: 25)
  private let rate: Int
  private var filled = 0

  /// Takes so many bytes between two rounds of mixing.
  init(rate: Int) { self.rate = rate }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes {
      absorb(byte, at: filled)
      filled += 1
      if filled == rate {
        permute()
        filled = 0
      }
    }
  }

  /// The first bytes of the state at the end.
  func finished(_ count: Int) -> [UInt8] {
    var copy = self
    copy.absorb(0x06, at: filled)
    copy.absorb(0x80, at: rate - 1)
    copy.permute()
    return (0..<count).map {
      UInt8(truncatingIfNeeded: copy.state[$0 / 8] >> UInt64(8 * ($0 % 8)))
    }
  }

  private mutating func absorb(_ byte: UInt8, at index: Int) {
    state[index / 8] ^= UInt64(byte) << UInt64(8 * (index % 8))
  }

  private mutating func permute() {
    for constant in Self.constants {
      mixColumns()
      turnAndMove()
      for row in stride(from: 0, to: 25, by: 5) { mixRow(row) }
      state[0] ^= constant
    }
  }

  private mutating func mixRow(_ row: Int) {
    let old = Array(state[row..<row + 5])
    for x in 0..<5 {
      let others = ~old[(x + 1) % 5] & old[(x + 2) % 5]
      state[row + x] = old[x] ^ others
    }
  }

  private mutating func mixColumns() {
    let columns = (0..<5).map { x in
      stride(from: x, to: 25, by: 5).reduce(UInt64(0)) { $0 ^ state[$1] }
    }
    for x in 0..<5 {
      let change = columns[(x + 4) % 5] ^ columns[(x + 1) % 5].turned(right: 63)
      for row in stride(from: 0, to: 25, by: 5) { state[row + x] ^= change }
    }
  }

  /// Each word goes to the next place, turned by the triangular numbers.
  private mutating func turnAndMove() {
    var (x, y) = (1, 0)
    var moving = state[1]
    for step in 1...24 {
      (x, y) = (y, (2 * x + 3 * y) % 5)
      let turn = step * (step + 1) / 2 % 64
      let turned = moving.turned(right: (64 - turn) % 64)
      moving = state[x + 5 * y]
      state[x + 5 * y] = turned
    }
  }

  private static let constants: [UInt64] = [
    0x0000_0000_0000_0001, 0x0000_0000_0000_8082, 0x8000_0000_0000_808A, 0x8000_0000_8000_8000,
    0x0000_0000_0000_808B, 0x0000_0000_8000_0001, 0x8000_0000_8000_8081, 0x8000_0000_0000_8009,
    0x0000_0000_0000_008A, 0x0000_0000_0000_0088, 0x0000_0000_8000_8009, 0x0000_0000_8000_000A,
    0x0000_0000_8000_808B, 0x8000_0000_0000_008B, 0x8000_0000_0000_8089, 0x8000_0000_0000_8003,
    0x8000_0000_0000_8002, 0x8000_0000_0000_0080, 0x0000_0000_0000_800A, 0x8000_0000_8000_000A,
    0x8000_0000_8000_8081, 0x8000_0000_0000_8080, 0x0000_0000_8000_0001, 0x8000_0000_8000_8008,
  ]
}
