/// Tells whether the bytes of a file are as they were written.
enum StoreChecksum {
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    bytes.withUnsafeBytes { bytes in
      for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return sum
  }
}
