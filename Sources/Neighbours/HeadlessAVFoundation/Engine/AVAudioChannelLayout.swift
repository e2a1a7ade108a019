public import Foundation

/// The places from which the channels of a sound are heard.
public final class AVAudioChannelLayout: NSObject, Sendable {
  /// The number of a known layout.
  public let layoutTag: AudioChannelLayoutTag

  /// Creates a known layout.
  public init?(layoutTag: AudioChannelLayoutTag) {
    self.layoutTag = layoutTag
    super.init()
  }

  /// The number of channels, which each known layout has in its last bits.
  public var channelCount: AVAudioChannelCount { layoutTag & 0xFFFF }

  /// Whether another layout is the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? AVAudioChannelLayout)?.layoutTag == layoutTag
  }

  /// A number that is the same for equal layouts.
  public override var hash: Int { layoutTag.hashValue }
}

/// The number of a known layout.
public typealias AudioChannelLayoutTag = UInt32

/// The layout of one channel.
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
/// The layout of a left and a right channel.
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2
/// The layout of four channels, two of them behind.
public let kAudioChannelLayoutTag_Quadraphonic: AudioChannelLayoutTag = 108 << 16 | 4
/// The layout of six channels, one of them for what is low.
public let kAudioChannelLayoutTag_MPEG_5_1_A: AudioChannelLayoutTag = 121 << 16 | 6
