import HeadlessUIKit

/// The frames of a GIF file: how many there are, how long each stands, and how often they go round.
struct GIFFrames {
  /// In seconds.
  private(set) var delays: [Double] = []
  private(set) var loops = 1

  private let bytes: [UInt8]
  private var at = 13

  /// Looks through a file, as far as it makes sense.
  init?(_ data: Data) {
    bytes = Array(data)
    guard data.starts(with: Data("GIF8".utf8)), let flags = byte(10) else { return nil }
    skipColors(flags)
    var delay = 0.0
    while let kind = byte(at) {
      at += 1
      switch kind {
      case 0x21: readExtension(&delay)
      case 0x2C:
        guard let flags = byte(at + 8) else { return }
        at += 9
        skipColors(flags)
        at += 1
        skipBlocks()
        delays.append(delay)
        delay = 0
      default: return
      }
    }
  }

  private func byte(_ offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  private func number(_ offset: Int) -> Int {
    Int(byte(offset) ?? 0) | Int(byte(offset + 1) ?? 0) << 8
  }

  /// Goes behind a table of colours, if the flags say that there is one.
  private mutating func skipColors(_ flags: UInt8) {
    if flags & 0x80 != 0 { at += 3 << (Int(flags & 7) + 1) }
  }

  private mutating func skipBlocks() {
    while let count = byte(at), count > 0 { at += Int(count) + 1 }
    at += 1
  }

  private mutating func readExtension(_ delay: inout Double) {
    let label = byte(at)
    at += 1
    switch label {
    case 0xF9: delay = Double(number(at + 2)) / 100
    case 0xFF where bytes.dropFirst(at + 1).starts(with: Data("NETSCAPE".utf8)):
      loops = number(at + 14)
    default: break
    }
    skipBlocks()
  }
}
