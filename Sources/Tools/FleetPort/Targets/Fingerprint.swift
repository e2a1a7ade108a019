/// A text that is another one for other bytes, and the same on each machine.
package struct Fingerprint {
  private var hash: UInt64 = 14_695_981_039_346_656_037

  package init() {}

  package init(_ texts: [String]) {
    self.init()
    for text in texts { add(text.utf8) }
  }

  /// Adds bytes, and where they end.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { mix(byte) }
    // No text has this byte.
    mix(0xff)
  }

  private mutating func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }

  package var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
