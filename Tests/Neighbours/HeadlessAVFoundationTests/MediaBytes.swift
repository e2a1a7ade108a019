import Foundation

/// The bytes of small files, as tests need them.
enum MediaBytes {
  static func big(_ value: Int, _ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * (length - 1 - $0))) }
  }

  static func chars(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// A number of four bytes, of which each has seven bits.
  static func seven(_ value: Int) -> [UInt8] {
    [21, 14, 7, 0].map { UInt8(value >> $0 & 0x7F) }
  }

  /// A tag of an MP3 file, with a second of its sound.
  static func tagged(version: Int, _ frames: [UInt8]) -> Data {
    let head = chars("ID3") + [UInt8(version), 0, 0] + seven(frames.count)
    let sound: [UInt8] = [0xFF, 0xFB, 0x90, 0] + [UInt8](repeating: 0, count: 15_996)
    return Data(head + frames + sound)
  }

  /// A frame of such a tag.
  static func frame(_ name: String, version: Int = 3, _ contents: [UInt8]) -> [UInt8] {
    switch version {
    case 2: chars(name) + big(contents.count, 3) + contents
    case 3: chars(name) + big(contents.count, 4) + [0, 0] + contents
    default: chars(name) + seven(contents.count) + [0, 0] + contents
    }
  }

  static func box(_ name: [UInt8], _ contents: [UInt8]) -> [UInt8] {
    big(contents.count + 8, 4) + name + contents
  }

  static func box(_ name: String, _ contents: [UInt8]) -> [UInt8] { box(chars(name), contents) }

  /// The box of a line, of which a second has 600 parts.
  static func track(
    _ kind: String, codec: String, language: [UInt8], matrix: [Int], size: (Int, Int),
    isEnabled: Bool = true, samples: Int, seconds: Int
  ) -> [UInt8] {
    let flags = isEnabled ? 1 : 0
    let shape = matrix.flatMap { big($0, 4) } + big(size.0 << 16, 4) + big(size.1 << 16, 4)
    let head = big(flags, 4) + big(0, 36) + shape
    let time = big(0, 12) + big(600, 4) + big(600 * seconds, 4) + language + big(0, 2)
    let table = box("stsd", big(0, 4) + big(1, 4) + box(codec, []))
    let counts = box("stts", big(0, 4) + big(1, 4) + big(samples, 4) + big(1, 4))
    let media =
      box("mdhd", time) + box("hdlr", big(0, 8) + chars(kind) + big(0, 12))
      + box("minf", box("stbl", table + counts))
    return box("trak", box("tkhd", head) + box("mdia", media))
  }

  /// A film of so many seconds with lines and other boxes.
  static func film(seconds: Int, _ boxes: [UInt8]) -> Data {
    let head = box("mvhd", big(0, 12) + big(600, 4) + big(600 * seconds, 4))
    return Data(box("ftyp", chars("isom")) + box("moov", head + boxes))
  }
}
