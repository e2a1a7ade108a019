/// Hash functions that are broken: for what others have made with them, and nothing that must be safe.
public enum Insecure {
  /// MD5.
  public struct MD5: NamedHashFunction {
    public typealias Digest = DigestBytes<MD5>

    /// The name of the function, as its digests give it.
    public static let name = "MD5"
    /// The number of bytes in its digests.
    public static let byteCount = 16
    /// The number of bytes that it looks at together.
    public static let blockByteCount = BlockHash<UInt32>.blockByteCount

    private var blocks = BlockHash<UInt32>(
      [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476], isBigEndian: false, mix: mixMD5)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      blocks.update(bufferPointer)
    }

    /// The digest of all data so far.
    public func finalize() -> Digest {
      Digest(bytes: Array(blocks.finished().prefix(Self.byteCount)))
    }
  }

  /// The digest of `MD5`.
  public typealias MD5Digest = MD5.Digest

  /// SHA-1.
  public struct SHA1: NamedHashFunction {
    public typealias Digest = DigestBytes<SHA1>

    /// The name of the function, as its digests give it.
    public static let name = "SHA1"
    /// The number of bytes in its digests.
    public static let byteCount = 20
    /// The number of bytes that it looks at together.
    public static let blockByteCount = BlockHash<UInt32>.blockByteCount

    private var blocks = BlockHash<UInt32>(
      [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0], mix: mixSHA1)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      blocks.update(bufferPointer)
    }

    /// The digest of all data so far.
    public func finalize() -> Digest {
      Digest(bytes: Array(blocks.finished().prefix(Self.byteCount)))
    }
  }

  /// The digest of `SHA1`.
  public typealias SHA1Digest = SHA1.Digest

  private static func mixMD5(_ state: inout [UInt32], _ block: [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for round in 0..<64 {
      let mixed: UInt32
      let index: Int
      switch round / 16 {
      case 0: (mixed, index) = ((b & c) | (~b & d), round)
      case 1: (mixed, index) = ((d & b) | (~d & c), (5 * round + 1) % 16)
      case 2: (mixed, index) = (b ^ c ^ d, (3 * round + 5) % 16)
      default: (mixed, index) = (c ^ (b | ~d), (7 * round) % 16)
      }
      let sum = mixed &+ a &+ rounds[round] &+ block[index]
      let turn = turns[round / 16][round % 4]
      (a, d, c, b) = (d, c, b, b &+ sum.turned(right: 32 - turn))
    }
    for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
  }

  private static func mixSHA1(_ state: inout [UInt32], _ block: [UInt32]) {
    var words = block
    for index in 16..<80 {
      let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
      words.append(mixed.turned(right: 31))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (round, word) in words.enumerated() {
      let (mixed, constant): (UInt32, UInt32) =
        switch round / 20 {
        case 0: ((b & c) | (~b & d), 0x5A82_7999)
        case 1: (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let sum = a.turned(right: 27) &+ mixed &+ e &+ constant &+ word
      (e, d, c, b, a) = (d, c, b.turned(right: 2), a, sum)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }

  private static let turns = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  /// The sines of 1 to 64.
  private static let rounds: [UInt32] = [
    0xD76A_A478, 0xE8C7_B756, 0x2420_70DB, 0xC1BD_CEEE, 0xF57C_0FAF, 0x4787_C62A,
    0xA830_4613, 0xFD46_9501, 0x6980_98D8, 0x8B44_F7AF, 0xFFFF_5BB1, 0x895C_D7BE,
    0x6B90_1122, 0xFD98_7193, 0xA679_438E, 0x49B4_0821, 0xF61E_2562, 0xC040_B340,
    0x265E_5A51, 0xE9B6_C7AA, 0xD62F_105D, 0x0244_1453, 0xD8A1_E681, 0xE7D3_FBC8,
    0x21E1_CDE6, 0xC337_07D6, 0xF4D5_0D87, 0x455A_14ED, 0xA9E3_E905, 0xFCEF_A3F8,
    0x676F_02D9, 0x8D2A_4C8A, 0xFFFA_3942, 0x8771_F681, 0x6D9D_6122, 0xFDE5_380C,
    0xA4BE_EA44, 0x4BDE_CFA9, 0xF6BB_4B60, 0xBEBF_BC70, 0x289B_7EC6, 0xEAA1_27FA,
    0xD4EF_3085, 0x0488_1D05, 0xD9D4_D039, 0xE6DB_99E5, 0x1FA2_7CF8, 0xC4AC_5665,
    0xF429_2244, 0x432A_FF97, 0xAB94_23A7, 0xFC93_A039, 0x655B_59C3, 0x8F0C_CC92,
    0xFFEF_F47D, 0x8584_5DD1, 0x6FA8_7E4F, 0xFE2C_E6E0, 0xA301_4314, 0x4E08_11A1,
    0xF753_7E82, 0xBD3A_F235, 0x2AD7_D2BB, 0xEB86_D391,
  ]
}
