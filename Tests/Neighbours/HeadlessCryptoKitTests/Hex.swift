import Foundation

/// The bytes of hexadecimal digits; other signs are left out.
func bytes(_ digits: String) -> Data {
  let digits = digits.compactMap(\.hexDigitValue).map(UInt8.init)
  return Data(stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
}

/// Two digits for each byte.
func hex(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { String(format: "%02x", $0) }.joined()
}
