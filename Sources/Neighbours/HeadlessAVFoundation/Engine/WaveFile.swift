import Foundation

/// A WAV file whose samples are not compressed.
struct WaveFile: Sendable {
  let format: AVAudioFormat
  /// The bytes of the samples, in which the channels take turns.
  let samples: Data

  /// Codes of what samples are, in a file's header.
  private enum Code {
    static let whole = 1
    static let fraction = 3
    /// What they are stands elsewhere.
    static let extensible = 0xFFFE
  }

  var frames: Int { samples.count / bytesOfFrame }

  private var coding: SampleCoding { format.coding ?? .float32 }
  private var bytesOfFrame: Int { coding.byteCount * Int(format.channelCount) }

  // MARK: Reading

  /// Reads a file; `nil` if it is of another kind, or compressed.
  init?(_ data: Data) {
    let bytes = MediaHeader.Bytes(data)
    guard bytes.text(0, 4) == "RIFF", bytes.text(8, 4) == "WAVE" else { return nil }
    var format: AVAudioFormat?
    var index = 12
    while let name = bytes.text(index, 4), let size = bytes.number(index + 4, 4, isLittle: true) {
      let start = index + 8
      if name == "fmt " { format = Self.format(bytes, at: start) }
      if name == "data", let format {
        self.format = format
        let end = start + min(Int(size), bytes.count - start)
        samples = data[(data.startIndex + start)..<(data.startIndex + end)]
        return
      }
      index = start + Int(size) + Int(size % 2)
    }
    return nil
  }

  private static func format(_ bytes: MediaHeader.Bytes, at start: Int) -> AVAudioFormat? {
    func number(_ offset: Int, _ length: Int) -> Int? {
      bytes.number(start + offset, length, isLittle: true).map { Int($0) }
    }
    guard var code = number(0, 2), let channels = number(2, 2), let rate = number(4, 4),
      let bits = number(14, 2)
    else { return nil }
    if code == Code.extensible { code = number(24, 2) ?? code }
    let coding = SampleCoding(isFloat: code == Code.fraction, bits: bits)
    guard code == Code.whole || code == Code.fraction, coding.isKnown, channels > 0, rate > 0
    else { return nil }
    return AVAudioFormat(
      coding, rate: Double(rate), channels: AVAudioChannelCount(channels), isInterleaved: true)
  }

  /// Puts frames into the beginning of a buffer; channels that the file has not stay as they are.
  func read(_ count: Int, from start: Int, into buffer: AVAudioPCMBuffer) {
    let channels = min(Int(format.channelCount), Int(buffer.format.channelCount))
    samples.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for frame in 0..<count {
        let place = base + (start + frame) * bytesOfFrame
        for channel in 0..<channels {
          buffer.set(coding.load(from: place + channel * coding.byteCount), channel, frame)
        }
      }
    }
  }

  // MARK: Writing

  /// The bytes of a header's two sizes, and where they stand.
  static func sizes(of byteCount: Int) -> [(place: UInt64, bytes: Data)] {
    let (whole, samples) = (headerSize - 8 + byteCount, byteCount)
    return [(4, little(whole, 4)), (headerSize - 4, little(samples, 4))].map {
      (place: UInt64($0), bytes: $1)
    }
  }

  static let headerSize = 44

  /// The header of a file without samples.
  static func header(_ coding: SampleCoding, of format: AVAudioFormat) -> Data {
    let (rate, channels) = (Int(format.sampleRate), Int(format.channelCount))
    let frame = coding.byteCount * channels
    return Data("RIFF".utf8) + little(headerSize - 8, 4) + Data("WAVEfmt ".utf8) + little(16, 4)
      + little(coding.isFloat ? Code.fraction : Code.whole, 2) + little(channels, 2)
      + little(rate, 4) + little(rate * frame, 4) + little(frame, 2) + little(coding.bits, 2)
      + Data("data".utf8) + little(0, 4)
  }

  private static func little(_ number: Int, _ length: Int) -> Data {
    Data((0..<length).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }

  /// The bytes of a buffer's samples in a file.
  static func bytes(of buffer: AVAudioPCMBuffer, _ coding: SampleCoding, channels: Int) -> Data {
    let known = Int(buffer.format.channelCount)
    var data = Data(count: Int(buffer.frameLength) * channels * coding.byteCount)
    data.withUnsafeMutableBytes { bytes in
      guard var place = bytes.baseAddress else { return }
      for frame in 0..<Int(buffer.frameLength) {
        for channel in 0..<channels {
          coding.store(channel < known ? buffer.sample(channel, frame) : 0, at: place)
          place += coding.byteCount
        }
      }
    }
    return data
  }
}
