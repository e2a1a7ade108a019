import Foundation

/// What the tag of an MP3 file says of it, of the versions 2.2 to 2.4.
struct ID3Tag {
  private(set) var items: [AVMetadataItem] = []
  private(set) var chapters: [MediaContents.Chapter] = []

  /// Reads the tag at the beginning of a file, if there is one.
  @MainActor static func read(_ bytes: MediaHeader.Bytes) -> Self? {
    guard bytes.text(0, 3) == "ID3", let version = bytes[3], (2...4).contains(version),
      let flags = bytes[5], let size = bytes.sevenBits(6)
    else { return nil }
    var body = bytes.data(10..<10 + size)
    // Where a byte of ones could be taken for sound, a byte of zeros stands behind it.
    if flags & 0x80 != 0, version < 4 { body.replace([0xFF, 0], with: [0xFF]) }
    let frames = MediaHeader.Bytes(body)
    var start = 0
    if flags & 0x40 != 0, version > 2 {
      start = (version == 3 ? frames.number(0, 4).map { Int($0) + 4 } : frames.sevenBits(0)) ?? 0
    }
    var tag = Self()
    for frame in Self.frames(of: frames, from: start, version: Int(version)) {
      if frame.name == "CHAP" {
        tag.addChapter(frame.contents, version: Int(version))
      } else if let item = frame.item {
        tag.items.append(item)
      }
    }
    return tag
  }

  /// The frames from a place on that are neither packed nor secret.
  private static func frames(
    of bytes: MediaHeader.Bytes, from start: Int, version: Int
  ) -> [ID3Frame] {
    let (nameLength, head) = version == 2 ? (3, 6) : (4, 10)
    var (frames, index): ([ID3Frame], Int) = ([], start)
    while index + head <= bytes.count, let name = bytes.text(index, nameLength),
      name.allSatisfy({ $0.isASCII && ($0.isUppercase || $0.isNumber) })
    {
      let size =
        switch version {
        case 2: bytes.number(index + 3, 3).map { Int($0) }
        case 3: bytes.number(index + 4, 4).map { Int($0) }
        default: bytes.sevenBits(index + 4)
        }
      guard let size, size <= bytes.count - index - head else { break }
      let start = index + head
      index = start + size
      let isPlain = version == 2 || (bytes[start - 1] ?? 0) & (version == 3 ? 0xC0 : 0x0F) == 0
      if isPlain, let frame = ID3Frame(name, bytes.data(start..<index)) { frames.append(frame) }
    }
    return frames
  }

  @MainActor private mutating func addChapter(_ contents: Data, version: Int) {
    let bytes = MediaHeader.Bytes(contents)
    guard let end = contents.firstIndex(of: 0).map({ $0 - contents.startIndex + 1 }),
      let from = bytes.number(end, 4), let to = bytes.number(end + 4, 4)
    else { return }
    // A chapter has none of its own.
    let inner = Self.frames(of: bytes, from: end + 16, version: version)
    chapters.append(
      .init(
        start: Double(from) / 1_000, end: Double(max(from, to)) / 1_000,
        items: inner.filter { $0.name != "CHAP" }.compactMap(\.item)))
  }
}
