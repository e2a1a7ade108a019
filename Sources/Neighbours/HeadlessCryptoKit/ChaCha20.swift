/// A stream of bytes that only the holder of the key can make, by RFC 8439.
struct ChaCha20: Sendable {
  private let start: [UInt32]

  /// Throws for keys of another length than 32 bytes.
  init(_ key: SymmetricKey, _ nonce: [UInt8]) throws {
    let bytes = key.withUnsafeBytes(Array.init)
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    start =
      Self.words(Array("expand 32-byte k".utf8)) + Self.words(bytes) + [0] + Self.words(nonce)
  }

  /// The bytes encrypted, or decrypted, which is the same.
  func turned(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 64).flatMap { first in
      zip(bytes[first...], block(UInt32(truncatingIfNeeded: first / 64 + 1))).map { $0 ^ $1 }
    }
  }

  /// The 64 bytes of the stream with a number.
  func block(_ number: UInt32) -> [UInt8] {
    var start = start
    start[12] = number
    var state = start
    for _ in 0..<10 {
      for column in 0..<4 { Self.mix(&state, column, column + 4, column + 8, column + 12) }
      for column in 0..<4 {
        Self.mix(
          &state, column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
      }
    }
    return zip(state, start).flatMap { ($0 &+ $1).bigEndianBytes.reversed() }
  }

  private static func mix(_ state: inout [UInt32], _ a: Int, _ b: Int, _ c: Int, _ d: Int) {
    for (first, second) in [(16, 12), (8, 7)] {
      state[a] &+= state[b]
      state[d] = (state[d] ^ state[a]).turned(right: 32 - first)
      state[c] &+= state[d]
      state[b] = (state[b] ^ state[c]).turned(right: 32 - second)
    }
  }

  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map {
      UInt32(bigEndianBytes: bytes[$0..<$0 + 4].reversed())
    }
  }
}

/// A tag of data, by RFC 8439: the value of a polynomial, whose coefficients are the data.
enum Poly1305 {
  /// The numbers without 2¹³⁰ − 5.
  enum Field: PrimeField {
    static let modulus = Modulus(UInt256(high: 3, low: 0 &- 5))
  }

  /// The tag by a key of 32 bytes.
  static func tag(of data: [UInt8], key: [UInt8]) -> [UInt8] {
    let mask: UInt128 = 0x0FFF_FFFC_0FFF_FFFC_0FFF_FFFC_0FFF_FFFF
    let place = UInt128(bigEndianBytes: key[..<16].reversed()) & mask
    let factor = Residue<Field>(UInt256(high: 0, low: place))
    var value = Residue<Field>(.zero)
    for first in stride(from: 0, to: data.count, by: 16) {
      let block = data[first..<min(first + 16, data.count)] + [1]
      value = (value + Residue(UInt256(bigEndianBytes: block.reversed()))) * factor
    }
    let end = UInt128(bigEndianBytes: key[16...].reversed())
    return (value.number.low &+ end).bigEndianBytes.reversed()
  }
}
