import Foundation
import HeadlessUIKit

/// Reads the lines of sound and pictures that the boxes of a film tell of.
enum MovieTracks {
  static func read(_ bytes: MediaHeader.Bytes) -> [SimulatedMedia.Track] {
    guard let moov = bytes.box("moov") else { return [] }
    return bytes.boxes(in: moov).filter { $0.name == "trak" }.compactMap {
      track(in: $0.range, of: bytes)
    }
  }

  private static func track(
    in range: Range<Int>, of bytes: MediaHeader.Bytes
  ) -> SimulatedMedia.Track? {
    guard let handler = bytes.box("mdia", "hdlr", in: range)?.lowerBound,
      let kind = bytes.text(handler + 8, 4)
    else { return nil }
    var track = SimulatedMedia.Track(AVMediaType(rawValue: kind))
    if let head = bytes.box("tkhd", in: range)?.lowerBound {
      track.isEnabled = bytes.number(head, 4).map { $0 & 1 == 1 } ?? true
      let matrix = head + (bytes[head] == 1 ? 52 : 40)
      let (a, b, c, d, x, y) = (0, 4, 12, 16, 24, 28)
      let parts = [a, b, c, d, x, y].compactMap { fixed(matrix + $0, bytes) }
      if parts.count == 6, kind == AVMediaType.video.rawValue {
        track.preferredTransform = CGAffineTransform(
          a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
        track.naturalSize = CGSize(
          width: fixed(matrix + 36, bytes) ?? 0, height: fixed(matrix + 40, bytes) ?? 0)
      }
    }
    if let samples = bytes.box("mdia", "minf", "stbl", "stsd", in: range)?.lowerBound {
      track.codec = bytes.number(samples + 12, 4).map { FourCharCode($0) }
    }
    readTime(of: &track, in: range, of: bytes)
    return track
  }

  /// Reads the language, and how many pictures a second has.
  private static func readTime(
    of track: inout SimulatedMedia.Track, in range: Range<Int>, of bytes: MediaHeader.Bytes
  ) {
    guard let head = bytes.box("mdia", "mdhd", in: range)?.lowerBound else { return }
    let isLong = bytes[head] == 1
    track.languageCode = bytes.number(head + (isLong ? 32 : 20), 2).flatMap(language)
    guard track.mediaType == .video,
      let scale = bytes.number(head + (isLong ? 20 : 12), 4),
      let length = bytes.number(head + (isLong ? 24 : 16), isLong ? 8 : 4), length > 0,
      let table = bytes.box("mdia", "minf", "stbl", "stts", in: range)
    else { return }
    var (samples, index) = (0.0, table.lowerBound + 8)
    while index + 8 <= table.upperBound, let count = bytes.number(index, 4) {
      samples += Double(count)
      index += 8
    }
    track.nominalFrameRate = Float(samples * Double(scale) / Double(length))
  }

  /// The three letters of a language, of which each has five bits; `nil` for one that is not known.
  private static func language(_ packed: UInt64) -> String? {
    let letters = [10, 5, 0].map { UInt8(packed >> $0 & 0x1F) + 0x60 }
    let text = String(decoding: letters, as: UTF8.self)
    return text == "und" || !letters.allSatisfy { (0x61...0x7A).contains($0) } ? nil : text
  }

  /// A number of 32 bits, of which the lower half is what is behind the point.
  private static func fixed(_ index: Int, _ bytes: MediaHeader.Bytes) -> CGFloat? {
    bytes.number(index, 4).map { CGFloat(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }
}
