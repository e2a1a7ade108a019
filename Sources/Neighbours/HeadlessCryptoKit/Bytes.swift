/// Bytes at random, as good as the system's.
func randomBytes(_ count: Int) -> [UInt8] {
  (0..<count).map { _ in UInt8.random(in: 0...255) }
}

/// Whether bytes are the same, in a time that does not tell where they differ.
func areSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  left.count == right.count && zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}

/// A nonce of twelve bytes, what is encrypted, and a tag of sixteen, which stand one after the other.
func sealedParts(
  _ bytes: [UInt8]
) throws -> (nonce: ArraySlice<UInt8>, ciphertext: ArraySlice<UInt8>, tag: ArraySlice<UInt8>) {
  guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
  return (bytes.prefix(12), bytes.dropFirst(12).dropLast(16), bytes.suffix(16))
}
