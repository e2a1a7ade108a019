/// The Advanced Encryption Standard.
public enum AES {
  /// The cipher itself, of blocks of sixteen bytes, by FIPS 197.
  ///
  /// Its table is looked up by the data: other programs on the machine may learn the key by that.
  struct Cipher: Sendable {
    private let roundKeys: [[UInt8]]

    /// Throws for keys of another length than 16, 24 or 32 bytes.
    init(_ key: SymmetricKey) throws {
      let bytes = key.withUnsafeBytes(Array.init)
      guard [16, 24, 32].contains(bytes.count) else { throw CryptoKitError.incorrectKeySize }
      roundKeys = Self.expanded(bytes)
    }

    func encrypted(_ block: [UInt8]) -> [UInt8] {
      var state = Self.sum(block, roundKeys[0])
      for round in 1..<roundKeys.count {
        state = Self.shiftedRows(state.map { Self.substitutes[Int($0)] })
        if round < roundKeys.count - 1 { state = Self.mixedColumns(state) }
        state = Self.sum(state, roundKeys[round])
      }
      return state
    }

    private static func expanded(_ key: [UInt8]) -> [[UInt8]] {
      let length = key.count / 4
      var words = (0..<length).map { Array(key[4 * $0..<4 * $0 + 4]) }
      var constant: UInt8 = 1
      for index in length..<4 * (length + 7) {
        var word = words[index - 1]
        if index % length == 0 {
          word = (word[1...] + word[..<1]).map { substitutes[Int($0)] }
          word[0] ^= constant
          constant = doubled(constant)
        } else if length > 6, index % length == 4 {
          word = word.map { substitutes[Int($0)] }
        }
        words.append(sum(words[index - length], word))
      }
      return stride(from: 0, to: words.count, by: 4).map { words[$0..<$0 + 4].flatMap { $0 } }
    }

    private static func shiftedRows(_ state: [UInt8]) -> [UInt8] {
      (0..<16).map { state[($0 + 4 * ($0 % 4)) % 16] }
    }

    private static func mixedColumns(_ state: [UInt8]) -> [UInt8] {
      (0..<16).map { index in
        let column = index / 4 * 4
        let (a, b) = (state[index], state[column + (index + 1) % 4])
        let (c, d) = (state[column + (index + 2) % 4], state[column + (index + 3) % 4])
        return doubled(a) ^ doubled(b) ^ b ^ c ^ d
      }
    }

    private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
      zip(left, right).map { $0 ^ $1 }
    }

    /// The product with x, in the field of 256 numbers.
    private static func doubled(_ byte: UInt8) -> UInt8 {
      byte << 1 ^ (0 &- (byte >> 7)) & 0x1B
    }

    /// What stands for each byte: its inverse in the field, and then bits of it mixed.
    private static let substitutes: [UInt8] = {
      var table = [UInt8](repeating: 0x63, count: 256)
      // Powers of 3, which are all numbers but 0, and of its inverse.
      var (power, inverse): (UInt8, UInt8) = (1, 1)
      repeat {
        power ^= doubled(power)
        inverse ^= inverse << 1
        inverse ^= inverse << 2
        inverse ^= inverse << 4
        inverse ^= (0 &- (inverse >> 7)) & 0x09
        let mixed = [7, 6, 5, 4].reduce(inverse) { $0 ^ inverse.turned(right: $1) }
        table[Int(power)] = mixed ^ 0x63
      } while power != 1
      return table
    }()
  }
}
