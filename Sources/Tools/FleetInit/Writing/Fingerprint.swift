/// A number that is another one for another text, and the same on each machine.
struct Fingerprint {
  let text: String

  init(_ texts: [String]) {
    var hash: UInt32 = 2_166_136_261
    for byte in texts.lazy.flatMap(\.utf8) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 8 - digits.count) + digits
  }
}
