import Foundation

/// What the first bytes of sounds and films say of their length.
///
/// It reads WAV, AIFF, CAF, MP3, and the boxes of MP4, M4A and MOV. Whatever stands there, it reads no
/// further than the file goes, and each part once.
struct MediaHeader: Equatable {
  /// Its duration, in seconds.
  let duration: Double
  var sampleRate = 44_100.0
  var channels = 2

  /// Reads a file's header; `nil` if it is of no kind that is known.
  static func read(_ data: Data) -> MediaHeader? {
    let bytes = Bytes(data)
    let header: MediaHeader? =
      switch (bytes.text(0, 4), bytes.text(8, 4)) {
      case ("RIFF", "WAVE"): wave(bytes)
      case ("FORM", "AIFF"), ("FORM", "AIFC"): aiff(bytes)
      case ("caff", _): core(bytes)
      default: bytes.text(4, 4) == "ftyp" ? movie(bytes) : layered(bytes)
      }
    guard let header, header.duration.isFinite, header.duration >= 0 else { return nil }
    return header
  }

  /// Bytes that can be asked for anywhere.
  struct Bytes {
    private let data: Data
    let count: Int

    init(_ data: Data) {
      self.data = data
      count = data.count
    }

    subscript(_ index: Int) -> UInt8? {
      index >= 0 && index < count ? data[data.startIndex + index] : nil
    }

    /// A number of so many bytes, the large ones first unless said otherwise.
    func number(_ index: Int, _ length: Int, isLittle: Bool = false) -> UInt64? {
      guard index >= 0, length <= 8, index <= count - length else { return nil }
      var number: UInt64 = 0
      for offset in 0..<length {
        let place = index + (isLittle ? length - 1 - offset : offset)
        number = number << 8 | UInt64(self[place] ?? 0)
      }
      return number
    }

    /// A number of four bytes, of which each has seven bits.
    func sevenBits(_ index: Int) -> Int? {
      number(index, 4).map { number in
        Int(
          number & 0x7F | number >> 1 & 0x3F80 | number >> 2 & 0x1F_C000
            | number >> 3 & 0xFE0_0000)
      }
    }

    /// A part of the bytes; as much of it as there is.
    func data(_ range: Range<Int>) -> Data {
      let part = range.clamped(to: 0..<count)
      return data.subdata(in: data.startIndex + part.lowerBound..<data.startIndex + part.upperBound)
    }

    func text(_ index: Int, _ length: Int) -> String? {
      guard index >= 0, index <= count - length else { return nil }
      let start = data.startIndex + index
      return String(data: data[start..<(start + length)], encoding: .isoLatin1)
    }
  }

  // MARK: Sounds in chunks

  private static func wave(_ bytes: Bytes) -> MediaHeader? {
    var rate: UInt64 = 0
    var samples = 44_100.0
    var channels = 2
    var index = 12
    while let name = bytes.text(index, 4), let size = bytes.number(index + 4, 4, isLittle: true) {
      let start = index + 8
      if name == "fmt " {
        channels = Int(bytes.number(start + 2, 2, isLittle: true) ?? 2)
        samples = Double(bytes.number(start + 4, 4, isLittle: true) ?? 44_100)
        rate = bytes.number(start + 8, 4, isLittle: true) ?? 0
      } else if name == "data", rate > 0 {
        let length = min(size, UInt64(max(0, bytes.count - start)))
        return MediaHeader(
          duration: Double(length) / Double(rate), sampleRate: samples, channels: channels)
      }
      index = start + Int(size) + Int(size % 2)
    }
    return nil
  }

  private static func aiff(_ bytes: Bytes) -> MediaHeader? {
    var index = 12
    while let name = bytes.text(index, 4), let size = bytes.number(index + 4, 4) {
      if name == "COMM", let frames = bytes.number(index + 10, 4),
        let channels = bytes.number(index + 8, 2), let exponent = bytes.number(index + 16, 2),
        let mantissa = bytes.number(index + 18, 8)
      {
        let power = Int(exponent & 0x7FFF) - 16_383 - 63
        let rate = Double(sign: .plus, exponent: power, significand: Double(mantissa))
        guard rate > 0 else { return nil }
        return MediaHeader(
          duration: Double(frames) / rate, sampleRate: rate, channels: Int(channels))
      }
      index += 8 + Int(size) + Int(size % 2)
    }
    return nil
  }

  private static func core(_ bytes: Bytes) -> MediaHeader? {
    var (rate, packet, frames, channels) = (0.0, 0.0, 0.0, 2)
    var (validFrames, length): (Double?, Double?) = (nil, nil)
    var index = 8
    while let name = bytes.text(index, 4), let size = bytes.number(index + 4, 8) {
      let start = index + 12
      let rest = UInt64(max(0, bytes.count - start))
      switch name {
      case "desc":
        rate = bytes.number(start, 8).map { Double(bitPattern: $0) } ?? 0
        packet = Double(bytes.number(start + 16, 4) ?? 0)
        frames = Double(bytes.number(start + 20, 4) ?? 0)
        channels = Int(bytes.number(start + 24, 4) ?? 2)
      case "data": length = Double(min(size, rest)) - 4
      case "pakt": validFrames = bytes.number(start + 8, 8).map { Double($0) }
      default: break
      }
      guard size <= rest else { break }
      index = start + Int(size)
    }
    guard rate > 0 else { return nil }
    let counted = packet > 0 ? length.map { max(0, $0) / packet * frames } : nil
    return (validFrames ?? counted).map {
      MediaHeader(duration: $0 / rate, sampleRate: rate, channels: channels)
    }
  }

  // MARK: Films

  private static func movie(_ bytes: Bytes) -> MediaHeader? {
    guard let head = bytes.box("moov", "mvhd")?.lowerBound, let version = bytes[head]
    else { return nil }
    let isLong = version == 1
    guard let scale = bytes.number(head + (isLong ? 20 : 12), 4), scale > 0,
      let length = bytes.number(head + (isLong ? 24 : 16), isLong ? 8 : 4)
    else { return nil }
    return MediaHeader(duration: Double(length) / Double(scale))
  }

  // MARK: MP3

  private static let rates: [[Double]] = [
    [11_025, 12_000, 8_000], [], [22_050, 24_000, 16_000], [44_100, 48_000, 32_000],
  ]
  private static let bits1: [Double] = [
    32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320,
  ]
  private static let bits2: [Double] = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
  /// The farthest place of the first piece of sound.
  private static let farthest = 65_536

  private static func layered(_ bytes: Bytes) -> MediaHeader? {
    var index = bytes.text(0, 3) == "ID3" ? bytes.sevenBits(6).map { 10 + $0 } ?? 0 : 0
    let limit = min(bytes.count, index + farthest)
    while index + 4 <= limit {
      guard bytes[index] == 0xFF, let second = bytes[index + 1], second & 0xE0 == 0xE0,
        second >> 1 & 3 == 1, let third = bytes[index + 2]
      else {
        index += 1
        continue
      }
      let version = Int(second >> 3 & 3)
      let (bit, rate) = (Int(third >> 4), Int(third >> 2 & 3))
      let bitRates = version == 3 ? bits1 : bits2
      guard rates[version].indices.contains(rate), bit > 0, bit <= bitRates.count else {
        index += 1
        continue
      }
      let sampleRate = rates[version][rate]
      let isMono = (bytes[index + 3] ?? 0) >> 6 == 3
      let perFrame = version == 3 ? 1_152.0 : 576.0
      let side = version == 3 ? (isMono ? 17 : 32) : (isMono ? 9 : 17)
      let tag = index + 4 + side
      let length = Double(bytes.count - index) * 8 / (bitRates[bit - 1] * 1_000)
      var duration = length
      if ["Xing", "Info"].contains(bytes.text(tag, 4) ?? ""), let flags = bytes.number(tag + 4, 4),
        flags & 1 == 1, let frames = bytes.number(tag + 8, 4)
      {
        duration = Double(frames) * perFrame / sampleRate
      }
      return MediaHeader(duration: duration, sampleRate: sampleRate, channels: isMono ? 1 : 2)
    }
    return nil
  }
}
