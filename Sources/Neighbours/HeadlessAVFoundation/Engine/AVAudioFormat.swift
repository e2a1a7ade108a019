public import Foundation

/// The form in which a sound is stored.
public final class AVAudioFormat: NSObject, Sendable {
  /// The samples of a second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: AVAudioChannelCount
  /// Whether the channels take turns, sample by sample, in one piece of memory.
  public let isInterleaved: Bool
  /// The places from which the channels are heard, if that was said.
  public let channelLayout: AVAudioChannelLayout?
  /// The bytes of a sample; `nil` for a compressed sound.
  let coding: SampleCoding?
  private let formatID: UInt32

  // MARK: Creating a format

  /// Creates the usual format, of 32-bit fractions; `nil` for more than two channels.
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels,
      interleaved: false)
  }

  /// Creates the usual format, of 32-bit fractions, for a layout of channels.
  public convenience init(
    standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout
  ) {
    self.init(
      .float32, rate: sampleRate, channels: layout.channelCount, isInterleaved: false, layout)
  }

  /// Creates a common format; `nil` for more than two channels.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard let coding = SampleCoding(format), (1...2).contains(channels), sampleRate > 0 else {
      return nil
    }
    self.init(coding, rate: sampleRate, channels: channels, isInterleaved: interleaved)
  }

  /// Creates a common format for a layout of channels.
  public convenience init(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
    channelLayout layout: AVAudioChannelLayout
  ) {
    self.init(
      SampleCoding(format), rate: sampleRate, channels: layout.channelCount,
      isInterleaved: interleaved, layout)
  }

  /// Creates a format from settings, as a recorder has them; `nil` where they do not say enough.
  public convenience init?(settings: [String: Any]) {
    func number(_ key: String) -> Double? { (settings[key] as? NSNumber)?.doubleValue }
    let layout = settings[AVChannelLayoutKey] as? AVAudioChannelLayout
    guard let identifier = number(AVFormatIDKey).flatMap({ UInt32(exactly: $0) }),
      let rate = number(AVSampleRateKey), rate > 0,
      let channels = number(AVNumberOfChannelsKey).flatMap({ AVAudioChannelCount(exactly: $0) }),
      (1...2).contains(channels) || layout?.channelCount == channels
    else { return nil }
    guard identifier == kAudioFormatLinearPCM else {
      self.init(nil, rate: rate, channels: channels, isInterleaved: true, layout, identifier)
      return
    }
    let isFloat = number(AVLinearPCMIsFloatKey) == 1
    let bits = number(AVLinearPCMBitDepthKey) ?? (isFloat ? 32 : 16)
    let coding = SampleCoding(isFloat: isFloat, bits: Int(exactly: bits) ?? 0)
    guard coding.isKnown, bits <= 32 else { return nil }
    self.init(
      coding, rate: rate, channels: channels,
      isInterleaved: number(AVLinearPCMIsNonInterleaved) != 1, layout)
  }

  init(
    _ coding: SampleCoding?, rate: Double, channels: AVAudioChannelCount, isInterleaved: Bool,
    _ layout: AVAudioChannelLayout? = nil, _ identifier: UInt32 = kAudioFormatLinearPCM
  ) {
    self.coding = coding
    sampleRate = rate
    channelCount = channels
    self.isInterleaved = isInterleaved
    channelLayout = layout
    formatID = identifier
    super.init()
  }

  /// Creates the usual format, of any number of channels.
  convenience init(rate: Double, channels: Int) {
    self.init(
      .float32, rate: rate, channels: AVAudioChannelCount(clamping: channels),
      isInterleaved: false)
  }

  // MARK: What it is

  /// The form of its samples, if it is a common one.
  public var commonFormat: AVAudioCommonFormat { coding?.commonFormat ?? .otherFormat }
  /// Whether it is the usual format.
  public var isStandard: Bool { coding == .float32 && !isInterleaved }
  /// The settings with which a file of this format is written.
  public var settings: [String: Any] {
    var settings: [String: Any] = [
      AVFormatIDKey: formatID, AVSampleRateKey: sampleRate,
      AVNumberOfChannelsKey: Int(channelCount),
    ]
    settings[AVChannelLayoutKey] = channelLayout
    guard let coding else { return settings }
    settings[AVLinearPCMBitDepthKey] = coding.bits
    settings[AVLinearPCMIsFloatKey] = coding.isFloat
    settings[AVLinearPCMIsBigEndianKey] = false
    settings[AVLinearPCMIsNonInterleaved] = !isInterleaved
    return settings
  }

  /// Whether another format is the same; for one channel, it does not matter whether channels take turns.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return sampleRate == other.sampleRate && channelCount == other.channelCount
      && coding == other.coding && formatID == other.formatID
      && (isInterleaved == other.isInterleaved || channelCount == 1)
      && (channelLayout == other.channelLayout || channelCount <= 2)
  }

  /// A number that is the same for equal formats.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(sampleRate)
    hasher.combine(channelCount)
    hasher.combine(coding)
    return hasher.finalize()
  }
}

/// The form of samples.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Any other form.
  case otherFormat = 0
  /// Fractions of 32 bits.
  case pcmFormatFloat32 = 1
  /// Fractions of 64 bits.
  case pcmFormatFloat64 = 2
  /// Whole numbers of 16 bits.
  case pcmFormatInt16 = 3
  /// Whole numbers of 32 bits.
  case pcmFormatInt32 = 4
}

/// The key of whether each channel has a piece of memory of its own.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of the places from which channels are heard.
public let AVChannelLayoutKey = "AVChannelLayoutKey"
