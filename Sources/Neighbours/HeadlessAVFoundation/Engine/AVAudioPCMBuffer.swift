public import Foundation

/// A piece of sound that is not compressed, in memory.
open class AVAudioPCMBuffer: AVAudioBuffer {
  /// The number of frames for which there is memory.
  public final let frameCapacity: AVAudioFrameCount
  private let memory: SampleMemory
  private let coding: SampleCoding
  private var storedLength: AVAudioFrameCount = 0

  /// Creates a silent one of no length, with memory; `nil` for a format that is not a common one.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard let coding = SampleCoding(format.commonFormat) else { return nil }
    self.frameCapacity = frameCapacity
    self.coding = coding
    memory = SampleMemory(
      frames: Int(frameCapacity), channels: Int(format.channelCount),
      bytesOfSample: coding.byteCount, isInterleaved: format.isInterleaved)
    super.init(format)
  }

  /// The number of frames that it holds, of which there are no more than there is memory for.
  open var frameLength: AVAudioFrameCount {
    get { storedLength }
    set { storedLength = min(newValue, frameCapacity) }
  }

  /// How far it is from a sample to the next one of the same channel.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  /// The channels, if samples are fractions of 32 bits.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    format.commonFormat == .pcmFormatFloat32 ? memory.channels(of: Float.self) : nil
  }
  /// The channels, if samples are whole numbers of 16 bits.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    format.commonFormat == .pcmFormatInt16 ? memory.channels(of: Int16.self) : nil
  }
  /// The channels, if samples are whole numbers of 32 bits.
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    format.commonFormat == .pcmFormatInt32 ? memory.channels(of: Int32.self) : nil
  }

  /// Copies it, with its sound.
  open override func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frameCapacity) else {
      return super.copy(with: zone)
    }
    copy.memory.copy(memory)
    copy.frameLength = frameLength
    return copy
  }

  // MARK: The model

  /// How long it lasts, in seconds.
  final var seconds: Double { Double(frameLength) / format.sampleRate }

  final func sample(_ channel: Int, _ frame: Int) -> Double {
    coding.load(from: place(channel, frame))
  }

  final func set(_ sample: Double, _ channel: Int, _ frame: Int) {
    coding.store(sample, at: place(channel, frame))
  }

  private final func place(_ channel: Int, _ frame: Int) -> UnsafeMutableRawPointer {
    memory.start(of: channel) + frame * stride * coding.byteCount
  }
}
