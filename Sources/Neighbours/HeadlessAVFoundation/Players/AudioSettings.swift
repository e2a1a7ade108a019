/// The key of a sound's format.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of how many samples a second has.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of how many channels there are.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of how well a sound is recorded.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of how many bits a second has.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of how many bits a sample has.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether the large byte of a sample comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples are fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

/// A format of sounds: AAC.
public let kAudioFormatMPEG4AAC: UInt32 = 1_633_772_320
/// A format of sounds: as they come.
public let kAudioFormatLinearPCM: UInt32 = 1_819_304_813
/// A format of sounds: Apple's without loss.
public let kAudioFormatAppleLossless: UInt32 = 1_634_492_771

/// The quality of a recorded sound.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}
